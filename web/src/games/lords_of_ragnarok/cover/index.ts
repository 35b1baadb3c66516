import type { Cover } from '../../cover'
import dark from './dark.webp'
import light from './light.webp'

export default { dark, light } satisfies Cover
