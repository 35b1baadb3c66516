/** How a game looks in the lobby: a folder `cover` in the game's own. Small, so always there. */
export interface Cover {
  /** Pictures of its board in the two themes, as addresses. */
  dark: string
  light: string
}

const COVERS = import.meta.glob<Cover>('./*/cover/index.ts', { eager: true, import: 'default' })

export function coverOf(game: string): Cover | null {
  return COVERS[`./${game.replaceAll('-', '_')}/cover/index.ts`] ?? null
}
