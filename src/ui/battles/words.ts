/** A kept battle in words. */
import { t } from '../../locale/index.ts'
import { PLAYER_SEATS } from '../../rules/index.ts'
import type { Head } from '../../saves/battles.ts'
import { HUMAN } from '../menu/types.ts'

type Titled = Pick<Head, 'name' | 'mission' | 'points'>

/** What it is called: its name, or the mission and the size of the squads. */
export const titleOf = ({ name, mission, points }: Titled): string => {
  const plain = t(`mission.${mission}.name`)
  return name || (points > 0 ? t('ui.battles.points', { title: plain, points }) : plain)
}

/** Who flies what. */
export function seatsOf({ seats }: Pick<Head, 'seats'>): string {
  const people = PLAYER_SEATS.filter(seat => seats[seat] === HUMAN)
  const own = people[0]
  if (people.length !== 1 || !own) return t('ui.battles.both')
  const level = seats[own === 'rebel' ? 'imperial' : 'rebel']
  return t('ui.battles.against', { seat: t(`seat.${own}`), level: t(`level.${level}`) })
}

/** How far it has come, from its person's side. */
export function standOf({ seats, round, winner }: Pick<Head, 'seats' | 'round' | 'winner'>): string {
  if (winner === null) return t('ui.battles.round', { round })
  if (winner === 'draw') return t('ui.battles.drawn', { round })
  return t(seats[winner] === HUMAN ? 'ui.battles.won' : 'ui.battles.lost', { round })
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago: 'yesterday', '3 hours ago', 'now'. Both in milliseconds since 1970. */
export function agoOf(saved: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang || 'en', { numeric: 'auto' })
  const [unit, length] =
    UNITS.find(([, size]) => now - saved >= size) ?? (['second', Number.POSITIVE_INFINITY] as const)
  return words.format(-Math.floor((now - saved) / length) || 0, unit)
}
