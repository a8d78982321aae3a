/** The shape of a state of the game, as far as a player relies on it: every field of the right type, every card a known one. */
import { catalog } from '../../src/content/index.ts'
import { PLAYER_SEATS } from '../../src/rules/index.ts'
import {
  either,
  fields,
  flag,
  form,
  known,
  list,
  number,
  one,
  orNull,
  type Shape,
  table,
  text,
  whole,
} from './shapes.ts'

const seat = one(PLAYER_SEATS)

/** A manoeuvre as the dial names it. */
export const manoeuvre = form(/^[a-z]+(-[a-z]+)? \d$/, 'a manoeuvre')

const ship: Shape = fields({
  id: text(8),
  seat,
  chassis: known(catalog.chassis, 'ship'),
  pilot: orNull(known(catalog.pilots, 'pilot')),
  upgrades: list(fields({ card: known(catalog.upgrades, 'upgrade'), discarded: flag }), 16),
  status: one(['reserve', 'play', 'destroyed', 'fled']),
  pose: orNull(fields({ x: number(), y: number(), heading: number() })),
  shields: whole(0, 99),
  damage: list(
    fields({ kind: orNull(known(catalog.damage, 'damage card')), faceUp: flag, shuffle: whole(), round: whole() }),
  ),
  focus: whole(0, 99),
  evade: whole(0, 99),
  stress: whole(0, 99),
  lock: orNull(fields({ target: text(8), letter: text(8) })),
  dial: orNull(either(one(['hidden']), manoeuvre)),
  revealed: flag,
  activated: flag,
  fought: flag,
  acted: list(text()),
  kept: flag,
  lasting: list(text()),
})

const place = { id: text(), x: number(), y: number(), heading: number() }
const polygon = list(fields({ x: number(), y: number() }))
const count = table(whole())

const side: Shape = fields({
  faction: one(['rebel', 'imperial']),
  home: one(['north', 'south', 'east', 'west']),
  team: whole(),
  points: number(0),
})

/** A state of the game that is not over yet. */
export const state: Shape = fields({
  mission: known(catalog.missions, 'mission'),
  mat: fields({ width: number(1), height: number(1) }),
  collection: one(['core', 'open']),
  maxRounds: orNull(whole(1)),
  seats: fields({ rebel: side, imperial: side }),
  initiative: seat,
  at: whole(),
  round: whole(),
  phase: one(['setup', 'planning', 'activation', 'combat', 'end']),
  stack: list(fields({ step: text() })),
  open: list(fields({ kind: text(), seat: one([...PLAYER_SEATS, 'chance']), at: whole() }), 3),
  ships: list(ship),
  supply: list(text()),
  obstacles: list(fields({ ...place, polygon })),
  markers: list(fields({ ...place, polygon, kind: text(), ship: orNull(text(8)) })),
  touching: list(list(text(8), 2), 4096),
  deck: fields({
    shuffle: whole(),
    draw: whole(),
    unseen: table(count),
    discard: list(fields({ kind: orNull(known(catalog.damage, 'damage card')), shuffle: whole() }), 256),
  }),
  losses: list(text(8)),
  sites: table(whole(), 10_000),
  memory: table(either(number(), text())),
  result: one([null]),
})
