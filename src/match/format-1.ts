/**
 * Replays of format 1, made into format 2. Their hashes were of a state that had other names in it, so none is taken over: whether it is
 * the same battle, the commands must show.
 */
import * as v from 'valibot'
import { BOX, catalogOf, formerSide, SQUAD_MOST, underSides } from '../content/index.ts'
import { SIDES, usualFactions } from '../rules/index.ts'
import { whoOf } from './who.ts'

const short = v.pipe(v.string(), v.maxLength(64))
const entry = v.object({ pilot: short, upgrades: v.pipe(v.array(short), v.maxLength(SQUAD_MOST.upgrades)) })
const schema = v.looseObject({
  scenario: v.looseObject({
    mission: short,
    forces: v.record(short, v.array(entry)),
    obstacles: v.optional(v.array(short)),
  }),
  players: v.record(short, short),
  commands: v.array(v.looseObject({ type: short, seat: short })),
})

/** Whether data say that they are a replay of format 1. */
export const isFormat1 = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'version' in data && data.version === 1

/** The data of a replay of format 1 as one of format 2, to be checked as such; what has none of its shape stays as it is. */
export function fromFormat1(data: unknown): unknown {
  const read = v.safeParse(schema, data)
  if (!read.success) return data
  const { scenario, players, commands, ...rest } = read.output
  const { obstacles, forces, ...named } = scenario
  return {
    ...rest,
    version: 2,
    scenario: {
      ...named,
      forces: underSides(forces),
      // There was no other set.
      set: BOX,
      factions: usualFactions(catalogOf(BOX)),
      decks: { first: BOX, second: BOX },
      ...(obstacles ? { objects: obstacles } : {}),
    },
    players: SIDES.map(side => ({ id: side, side, who: whoOf(underSides(players)[side] ?? '') })),
    chance: 'both',
    commands: commands.map(({ seat, ...command }) => ({ ...command, player: formerSide(seat) ?? seat })),
    hashes: {},
    finalHash: '',
  }
}
