/** What a battle has come to, said so that no later shape of the state changes it: by this files of format 2 are compared, whichever build wrote them. */
import type { GameState, Ship } from '../rules/index.ts'
import { hashOf } from './hash.ts'

/** Thousandths of a millimetre or of a degree; no −0. */
const rounded = (value: number): number => Math.round(value * 1000) + 0

/** Tokens of other kinds, in the order of their names; a ship without any is told as it was before there were any. */
const others = ({ tokens = {} }: Ship): readonly string[] =>
  Object.keys(tokens)
    .sort()
    .map(token => `${token} ${tokens[token]}`)

function lineOf(ship: Ship): string {
  const { pose } = ship
  return [
    ship.id,
    ship.chassis,
    ship.pilot ?? '-',
    ship.status,
    pose ? `${rounded(pose.x)} ${rounded(pose.y)} ${rounded(pose.heading)}` : '-',
    [`${ship.shields} ${ship.focus} ${ship.evade} ${ship.stress}`, ...others(ship)].join(' '),
    ship.lock?.target ?? '-',
    ship.damage.map(({ kind, faceUp }) => `${kind ?? '?'}${faceUp ? '!' : ''}`).join(','),
    ship.upgrades.map(({ card, discarded }) => `${card}${discarded ? '-' : ''}`).join(','),
  ].join(' | ')
}

/** The round, every ship with its pose, damage, tokens and cards, and the result, as 16 hexadecimal digits of SHA-256. */
export const outcomeHash = ({ round, ships, result }: GameState): string =>
  hashOf(
    [`round ${round}`, ...ships.map(lineOf), result ? `${result.winner ?? 'draw'} ${result.by}` : 'open'].join('\n'),
  ).slice(0, 16)
