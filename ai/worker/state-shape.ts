/** The shape of a state of the game, as far as a player relies on it: every field of the right type, every card one of its set. */
import { type Catalog, SIDES } from '../../src/rules/index.ts'
import {
  either,
  fields,
  flag,
  form,
  known,
  list,
  number,
  one,
  orNone,
  orNull,
  type Shape,
  table,
  text,
  whole,
} from './data-shapes.ts'

const side = one(SIDES)

/** Who is asked, or commands a ship. */
export const player = form(/^(first|second)(-\d{1,2})?$/, 'a player')

/** A manoeuvre as the dial names it. */
export const manoeuvre = form(/^[a-z]+(-[a-z]+)? \d$/, 'a manoeuvre')

/** The cards of all decks of a set. */
const cardsOf = ({ damage, decks }: Catalog): Readonly<Record<string, unknown>> =>
  Object.assign({}, damage, ...Object.values(decks))

/** A deck of a set. */
const deckOf = (catalog: Catalog): Shape =>
  fields({
    id: orNone(known(catalog.decks, 'damage deck')),
    shuffle: whole(),
    draw: whole(),
    unseen: table(count),
    discard: list(fields({ kind: orNull(known(cardsOf(catalog), 'damage card')), shuffle: whole() }), 256),
  })

/** A ship with cards of a set. */
const shipOf = (catalog: Catalog): Shape =>
  fields({
    id: text(8),
    side,
    player,
    chassis: known(catalog.chassis, 'ship'),
    pilot: orNull(known(catalog.pilots, 'pilot')),
    upgrades: list(fields({ card: known(catalog.upgrades, 'upgrade'), discarded: flag }), 16),
    status: one(['reserve', 'play', 'destroyed', 'fled']),
    pose: orNull(fields({ x: number(), y: number(), heading: number() })),
    shields: whole(0, 99),
    damage: list(
      fields({ kind: orNull(known(cardsOf(catalog), 'damage card')), faceUp: flag, shuffle: whole(), round: whole() }),
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
    used: orNone(list(text())),
    tokens: orNone(table(whole(1, 99))),
  })

const place = { id: text(), x: number(), y: number(), heading: number() }
const polygon = list(fields({ x: number(), y: number() }))
const count = table(whole())

const force: Shape = fields({
  faction: text(),
  home: one(['north', 'south', 'east', 'west']),
  points: number(0),
})

const ofChance = fields({ kind: text(), player: one(['chance']), at: whole() })
const asked = fields({ kind: text(), side, player, at: whole() })

const shapeOf = (catalog: Catalog): Shape =>
  fields({
    mission: known(catalog.missions, 'mission'),
    mat: fields({ width: number(1), height: number(1) }),
    collection: one(['core', 'open']),
    maxRounds: orNull(whole(1)),
    sides: fields({ first: force, second: force }),
    players: list(fields({ id: player, side }), 16),
    initiative: side,
    at: whole(),
    round: whole(),
    phase: one(['setup', 'planning', 'system', 'activation', 'combat', 'end']),
    stack: list(fields({ step: text() })),
    open: list(either(ofChance, asked), 16),
    ships: list(shipOf(catalog)),
    supply: list(text()),
    objects: list(
      fields({
        ...place,
        polygon,
        kind: known(catalog.kinds, 'kind of object'),
        ship: orNull(text(8)),
        owner: orNone(fields({ side, ship: orNull(text(8)), round: whole() })),
        fuse: orNone(whole(0, 99)),
      }),
    ),
    laid: orNone(whole()),
    touching: list(list(text(8), 2), 4096),
    deck: deckOf(catalog),
    decks: orNone(fields({ first: orNone(deckOf(catalog)), second: orNone(deckOf(catalog)) })),
    losses: list(text(8)),
    sites: table(whole(), 10_000),
    memory: table(either(number(), text())),
    result: one([null]),
  })

const shapes = new Map<Catalog, Shape>()

/** A state of a game with the cards of a set that is not over yet; the shape of a set is made once. */
export function stateOf(catalog: Catalog): Shape {
  const made = shapes.get(catalog) ?? shapeOf(catalog)
  shapes.set(catalog, made)
  return made
}
