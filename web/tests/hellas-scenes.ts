/** The screens of Lords of Hellas, each at a moment worth looking at. */
import { opened, type Scene } from './scenes'
import { Staging } from './staging'

const hellas = new Staging('hellas', 'lords_of_hellas', '.lh-ground #lh-r-attica')

export const HEROES = hellas.before('heroes', 'greedy-4', /^hero/)
export const MAP = hellas.before('map', 'greedy-4', /^march/, 150)
export const HUNT = hellas.before('hunt', 'greedy-4', /^wound/)
export const BATTLE = hellas.before('battle', 'greedy-4', /^play/, 340)
/** In Arcadia, at the lower end of the map. */
export const SOUTHERN_BATTLE = hellas.before('southern-battle', 'random-4', /^play/, 2142)
export const SCORING = hellas.scoring('greedy-4')

export const HELLAS_SCENES: Scene[] = [
  HEROES,
  hellas.before('opening', 'greedy-4', /^settle/),
  MAP,
  hellas.before('march', 'greedy-4', /^to/, 200),
  HUNT,
  hellas.before('attacked', 'greedy-4', /^defend/),
  hellas.before('attack', 'greedy-4', /^attack/),
  BATTLE,
  hellas.ended('battle-end', 'greedy-4', /^play/),
  hellas.ended('hunt-end', 'greedy-4', /^claim/),
  hellas.ended('event', 'greedy-4', /^monument/),
  hellas.before('blessings', 'greedy-4', /^bless/),
  hellas.sheet(MAP),
  opened('hellas-all-choices', MAP, 'table-all-choices', '.all'),
  SCORING,
  hellas.replay('greedy-4'),
  hellas.rules('LOH-HUNT-05'),
]
