/** What was kept in format 1, made into format 2: the sides have ids of their own, and their factions and players are said. */
import { BOX, catalogOf, formerSide, underSides } from '../content/index.ts'
import { fromFormat1 } from '../match/format-1.ts'
import { whoOf } from '../match/who.ts'
import { SIDES, usualFactions } from '../rules/index.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Under ids what stood under the names of the sides; what is no such thing is left for a later check to find. */
const bySide = (of: unknown): unknown => (isFields(of) ? underSides(of) : of)
const winnerOf = (of: unknown): unknown => formerSide(of) ?? of

/** Who played, out of the names by side. */
function playersOf(seats: unknown): unknown {
  if (!isFields(seats)) return seats
  const names = underSides(seats)
  return SIDES.map(side => ({ id: side, side, who: whoOf(String(names[side] ?? '')) }))
}

/** There was no other set. */
const now = () => ({ set: BOX, factions: usualFactions(catalogOf(BOX)) })

/** What an envelope of schema 1 held. */
export function payloadFrom1(payload: unknown): unknown {
  if (!isFields(payload) || !isFields(payload['setup'])) return payload
  const { setup, replay, winner, ...rest } = payload
  const { seats, tempers, squads, ...more } = setup as Fields
  return {
    ...rest,
    setup: {
      ...more,
      ...now(),
      players: playersOf(seats),
      ...(tempers === undefined ? {} : { tempers: bySide(tempers) }),
      ...(squads === undefined ? {} : { squads: bySide(squads) }),
    },
    replay: fromFormat1(replay),
    winner: winnerOf(winner),
  }
}

/** A line of the list of battles, of schema 1. */
export function headFrom1(row: unknown): unknown {
  if (!isFields(row) || row['schema'] !== 1) return row
  const { seats, winner, ...rest } = row
  return { ...rest, schema: 2, ...now(), players: playersOf(seats), winner: winnerOf(winner) }
}

/** A row of the record of battles, of schema 1. */
export function resultFrom1(row: unknown): unknown {
  if (!isFields(row) || row['schema'] !== 1) return row
  return { ...row, schema: 2, side: winnerOf(row['side']) }
}
