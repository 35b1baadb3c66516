import { MediaQuery } from 'svelte/reactivity'

/** Below this width cards are thumbs and columns are rows (the same limit as in the styles). */
export const phone = new MediaQuery('max-width: 720px')
