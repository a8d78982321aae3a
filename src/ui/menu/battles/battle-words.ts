/** A kept battle in words. */
import { cleanText } from '../../../content/index.ts'
import { has, inSet, plain, sideNames, t } from '../../../locale/index.ts'
import { namesBySide, type Who, whoOf } from '../../../match/who.ts'
import { opponent, SIDES, type Side } from '../../../rules/index.ts'
import type { Head } from '../../../saves/kept.ts'
import { HUMAN } from '../types.ts'
import './english.ts'

/** Whose cards, mission and factions are spoken of; none: the box's. */
type OfSet = Partial<Pick<Head, 'set'>>
type Titled = Pick<Head, 'name' | 'mission' | 'points'> & OfSet

/** What a mission is called; of a set that is not here, by its id. */
export const missionName = (mission: string): string =>
  has(`mission.${mission}.name`) ? t(`mission.${mission}.name`) : plain(mission)

/** What it is called: its name, or the mission and the size of the squads. */
export const titleOf = ({ set, name, mission, points }: Titled): string => {
  const title = inSet(set ?? null, () => missionName(mission))
  return name || (points > 0 ? t('ui.battles.points', { title, points }) : title)
}

/** Code points of what a file calls a player that is no level, at most. */
const PLAYER_MOST = 40

/** Whoever played elsewhere, by name. */
const personIn = (name: string): string => {
  const who = whoOf(name)
  return who.kind === 'remote' ? who.name : name
}

/** A computer's level by its name; what a file says beside that, as far as it can be shown. */
const levelName = (level: string): string =>
  has(`level.${level}`) ? t(`level.${level}`) : cleanText(personIn(level), PLAYER_MOST) || '–'

/** A member of a side that is shared: a level, or a person, by name if they gave one. */
const memberName = (who: Who): string =>
  who.kind === 'computer' ? levelName(who.level) : cleanText(who.name ?? '', PLAYER_MOST) || t('ui.battles.person')

/** What the sides of a kept battle are called. */
const sidesIn =
  ({ factions, set }: Pick<Head, 'factions'> & OfSet) =>
  (side: Side): string =>
    inSet(set ?? null, () => sideNames(factions)(side))

/** Who flies what. */
export function sidesOf({ players, ...of }: Pick<Head, 'players' | 'factions'> & OfSet): string {
  const called = sidesIn(of)
  if (players.length > SIDES.length) {
    const mates = (side: Side) =>
      players.flatMap(({ side: whose, who }) => (whose === side ? [memberName(who)] : [])).join(', ')
    return SIDES.map(side => `${called(side)}: ${mates(side)}`).join(' – ')
  }
  const sides = namesBySide(players)
  const people = SIDES.filter(side => sides[side] === HUMAN)
  const own = people[0]
  if (!own)
    return t('ui.battles.computers', {
      first: called('first'),
      firstLevel: levelName(sides.first),
      second: called('second'),
      secondLevel: levelName(sides.second),
    })
  if (people.length !== 1) return t('ui.battles.both')
  const level = sides[opponent(own)]
  return t('ui.battles.against', { side: called(own), level: levelName(level) })
}

/** How far it has come: from its person's side, or by the side that won where nobody here flew it alone. */
type Stood = Pick<Head, 'players' | 'factions' | 'round' | 'winner' | 'conceded' | 'origin'> & OfSet

export function standOf({ players, set, factions, round, winner, conceded, origin }: Stood): string {
  const sides = namesBySide(players)
  const called = sidesIn(set === undefined ? { factions } : { factions, set })
  if (winner === null) return t('ui.battles.round', { round })
  if (winner === 'draw') return t('ui.battles.drawn', { round })
  if (conceded) return t('ui.battles.conceded', { side: called(opponent(winner)), round })
  const alone = SIDES.filter(side => sides[side] === HUMAN).length === 1
  if (origin || !alone) return t('ui.battles.wonBy', { side: called(winner), round })
  return t(sides[winner] === HUMAN ? 'ui.battles.won' : 'ui.battles.lost', { round })
}

/** That a battle which was over had to go, as the browser has no room. */
export const goneWords = (head: Head): string =>
  t('ui.battles.gone', { name: titleOf(head), ago: agoOf(head.saved, Date.now()) })

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
