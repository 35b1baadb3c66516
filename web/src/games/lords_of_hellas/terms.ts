/** How things on the table are called: their messages, names and symbols. */
export { messageId, say } from '../kit/say'

/** Symbols of the special actions, in the sprite of pieces. */
export const ACTION_ICONS: Record<string, string> = {
  recruit: 'i-recruit',
  march: 'i-march',
  build_temple: 'temple',
  prepare: 'i-prepare',
  usurp: 'i-usurp',
  hunt: 'i-hunt',
  build_monument: 'i-die',
}
