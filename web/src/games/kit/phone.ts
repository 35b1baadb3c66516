import { MediaQuery } from 'svelte/reactivity'
import { PHONE } from '../../widths'

/** Below this width cards are thumbs and columns are rows (the same limit as in the styles). */
export const phone = new MediaQuery(PHONE)
