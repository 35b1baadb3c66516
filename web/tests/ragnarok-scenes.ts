/** The screens of Lords of Ragnarok, each at a moment worth looking at. */
import { opened, type Scene } from './scenes'
import { Staging } from './staging'

const ragnarok = new Staging('ragnarok', 'lords_of_ragnarok', '.lor-ground #lor-sea-layer')

export const HEROES = ragnarok.before('heroes', 'greedy-4', /^hero/)
export const WHEEL = ragnarok.before('wheel', 'greedy-4', /^special/, 300)
export const MAP = ragnarok.before('map', 'greedy-4', /^activate/, 300)
export const HUNT = ragnarok.before('hunt', 'eager-21', /^wound/)
export const BATTLE = ragnarok.before('battle', 'mixed-4', /^play/, 400)
/** In Bjornmark, at the lower end of the map. */
export const SOUTHERN_BATTLE = ragnarok.before('southern-battle', 'mixed-4', /^play/, 262)
export const SCORING = ragnarok.scoring('greedy-4')

export const RAGNAROK_SCENES: Scene[] = [
  HEROES,
  ragnarok.before('origins', 'greedy-4', /^origin/),
  MAP,
  ragnarok.before('two-players', 'greedy-2', /^activate/, 120),
  WHEEL,
  HUNT,
  ragnarok.before('attack', 'eager-21', /^attack/),
  ragnarok.before('defence', 'eager-21', /^defend/),
  ragnarok.ended('hunt-end', 'eager-21', /^wound/),
  BATTLE,
  ragnarok.ended('battle-end', 'mixed-4', /^play/, 400),
  ragnarok.before('blessings', 'greedy-4', /^bless/),
  ragnarok.sheet(MAP),
  opened('ragnarok-all-choices', MAP, 'table-all-choices', '.all'),
  SCORING,
  ragnarok.replay('greedy-4'),
  ragnarok.rules('LOR-HUNT-05'),
]
