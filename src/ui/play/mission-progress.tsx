/** How far the mission’s aim is reached, counted from the picture that is shown: nothing is told before it is seen. */
import type { ByAim } from '../../content/index.ts'
import { bandDepth, edgeDistance, travel } from '../../geometry/index.ts'
import { t } from '../../locale/index.ts'
import type { Picture } from '../../playback/picture.ts'
import { type GameState, type Side, VETERAN } from '../../rules/index.ts'
import { usualName } from '../factions.ts'
import { usePicture, useSession, useSideName } from './context.ts'
import { aloneIn } from './facing.ts'

/** The round in which the disabled ship works again (MISSION-2-DISABLED-2). */
const REPAIR = 5

/** With the end of these rounds it is over (TFA-LINE-3, TFA-COMRADE-6). */
const ROUNDS = { 'last-line': 9, 'comrade-in-arms': 12 } as const

/** The fastest the shuttle flies (MISSION-1-SHUTTLE-3). */
const FULL_SPEED = { bearing: 'straight', speed: 2 } as const

/** `exact`: the same to the millimetre, for those who ask. */
type Standing = { readonly words: string; readonly exact?: string }

type Seen = {
  readonly picture: Picture
  readonly mat: GameState['mat']
  readonly points: number
  readonly own: Side | null
  readonly nameOf: (side: Side) => string
}
const inPlay = ({ ships }: Picture) => ships.filter(ship => ship.status === 'play')

/** How each mission stands; null where there is nothing to count yet. */
export const LINES: ByAim<(seen: Seen) => Standing | null> = {
  'political-escort': ({ picture, mat }) => {
    const shuttle = inPlay(picture).find(ship => ship.pilot === null)
    if (!shuttle) return null
    const { near } = edgeDistance({ base: shuttle.base, pose: shuttle.pose }, mat, picture.homes.second)
    const mm = Math.max(0, Math.round(near))
    const step = travel(shuttle.base, { x: 0, y: 0, heading: 0 }, FULL_SPEED).end.y
    const words = [
      t('ui.aim.bands', { count: Math.ceil(mm / bandDepth) }),
      // Only beyond the edge has it got away.
      t('ui.aim.rounds', { count: Math.floor(mm / step) + 1 }),
    ].join(' · ')
    return { words, exact: t('ui.aim.escort', { mm }) }
  },
  'asteroid-run': ({ picture, own }) => {
    // At the end the ship is away or lost: nothing is left to wait for.
    if (picture.phase === 'setup' || picture.result) return null
    const round = picture.counts['tracking'] ?? 0
    if (round >= REPAIR) return { words: t('ui.aim.repaired') }
    const repair = t('ui.aim.repair', { round, of: REPAIR })
    // Who hunts the ship has nothing to hold out.
    if (own === 'second') return { words: repair }
    return { words: [repair, t('ui.aim.hold', { count: REPAIR - Math.max(1, round) })].join(' · ') }
  },
  'dark-whispers': ({ picture: { objects: satellites, phase }, points }) => {
    if (phase === 'setup') return null
    const left = satellites.filter(one => one.carrier === null).length
    const carried = satellites.length - left
    // With the veteran version's points there are more of them (MISSION-3-SETUP-4).
    const lost = (points >= VETERAN ? 4 : 2) - satellites.length
    return { words: left > 0 ? t('ui.aim.scan', { left, carried, lost }) : t('ui.aim.home', { carried }) }
  },
  'last-line': ({ picture }) => {
    if (picture.phase === 'setup') return null
    const left = inPlay(picture).filter(ship => ship.pilot === null).length
    return { words: t('ui.aim.cargo', { left, round: picture.round, of: ROUNDS['last-line'] }) }
  },
  'comrade-in-arms': ({ picture, nameOf }) => {
    if (picture.phase === 'setup') return null
    const aboard = picture.objects.find(({ what }) => what === 'comrade')?.carrier
    const side = picture.ships.find(({ id }) => id === aboard)?.side
    const of = { round: picture.round, of: ROUNDS['comrade-in-arms'] }
    return { words: side ? t('ui.aim.aboard', { side: nameOf(side), ...of }) : t('ui.aim.adrift', of) }
  },
}

/** How the mission stands, in a few words, for `own` or for those who watch; of any other battle how many ships are left. Null where there is nothing to count yet. */
export function progressOf(
  picture: Picture,
  mat: GameState['mat'],
  points: number,
  own: Side | null = null,
  nameOf: (side: Side) => string = usualName,
): Standing | null {
  const { mission, phase } = picture
  if (Object.hasOwn(LINES, mission)) return LINES[mission as keyof typeof LINES]({ picture, mat, points, own, nameOf })
  if (phase === 'setup') return null
  const count = (side: Side) => inPlay(picture).filter(ship => ship.side === side).length
  return {
    words: t('ui.aim.left', {
      first: nameOf('first'),
      firstLeft: count('first'),
      second: nameOf('second'),
      secondLeft: count('second'),
    }),
  }
}

/** How the mission stands. */
export function Progress() {
  const session = useSession()
  const { mat, points } = session
  const picture = usePicture()
  const standing = progressOf(picture, mat, points, aloneIn(session), useSideName())
  return (
    standing && (
      <span className="progress" title={standing.exact}>
        {standing.words}
      </span>
    )
  )
}
