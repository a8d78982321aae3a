/** The board's facts as sentences, each complete in itself. */
import type { Base, Pose } from '../../../geometry/index.ts'
import { type Names, shipTokenName, t } from '../../../locale/index.ts'
import type { LogLine, Picture, ShipPicture } from '../../../playback/picture.ts'
import { manoeuvre } from '../../../rules/index.ts'
import { edgesNear, type Other, type Surroundings } from './facts.ts'

/** How things are told: what ships are called, and whether somebody plans by eye, so that nothing is measured (PLAN-6). */
export type Telling = { readonly names: Names; readonly byEye: boolean }

const WINDS = [
  'ui.mirror.wind.north',
  'ui.mirror.wind.north-east',
  'ui.mirror.wind.east',
  'ui.mirror.wind.south-east',
  'ui.mirror.wind.south',
  'ui.mirror.wind.south-west',
  'ui.mirror.wind.west',
  'ui.mirror.wind.north-west',
] as const

/** What the eye can tell: tens of cm along the mat, ship lengths of 40 mm from ship to ship. */
const GLANCE_CM = 10
const GLANCE_MM = 40

/** Several phrases in a row. */
const row = (phrases: readonly (string | false | null)[]): string => phrases.filter(Boolean).join(', ')

const signed = (length: number): number => (Object.is(length, -0) ? 0 : length)

/** How far from an edge: whole cm, tens by eye; negative beyond it. */
const fromEdge = ({ names, byEye }: Telling, edge: string, mm: number): string =>
  byEye
    ? t('ui.mirror.edge.eye', { edge: names(edge), cm: signed(Math.round(mm / 10 / GLANCE_CM) * GLANCE_CM) })
    : t('ui.mirror.edge', { edge: names(edge), cm: signed(Math.round(mm / 10)) })

/** Where something lies on the mat, by its two nearest edges. */
const placeWords = (telling: Telling, edges: Surroundings['edges']): string =>
  row(edges.map(({ edge, mm }) => fromEdge(telling, edge, mm)))

/** Where the nose points, and where on the mat the ship is. */
export function poseWords(telling: Telling, { ship, wind, edges }: Surroundings): readonly string[] {
  const degrees = Math.round(ship.pose.heading) % 360
  const where = t(WINDS[wind] ?? WINDS[0])
  return [
    telling.byEye ? t('ui.mirror.faces.eye', { where }) : t('ui.mirror.faces', { where, degrees }),
    placeWords(telling, edges),
  ]
}

/** A direction and a distance: '2 o'clock, range 2, 143 mm'. */
function wayWords({ byEye }: Telling, { clock, mm, band, touching }: Other): string {
  if (clock === null) return t('ui.mirror.on')
  const at = t('ui.mirror.clock', { clock })
  if (touching) return row([at, t('ui.mirror.touching')])
  if (byEye) return row([at, t('ui.mirror.lengths', { count: Math.max(1, Math.round(mm / GLANCE_MM)) })])
  const range = band === null ? t('ui.mirror.beyond') : t('ui.mirror.range', { band })
  return row([at, range, t('ui.board.mm', { mm: Math.round(mm) })])
}

/** A ship or token as it lies to a ship: name, direction, distance, arcs. */
export function otherWords(telling: Telling, other: Other): string {
  const { inArc, inItsArc, obstructed } = other
  const arcs = telling.byEye
    ? []
    : [
        inArc !== null && t(inArc ? 'ui.mirror.arc' : 'ui.mirror.arc.not'),
        inItsArc && t('ui.mirror.arc.its'),
        obstructed && t('ui.mirror.obstructed'),
      ]
  return t('ui.mirror.other', { what: telling.names(other.id), where: row([wayWords(telling, other), ...arcs]) })
}

/** What a ship is and still has. */
export function valueWords(ship: ShipPicture): readonly string[] {
  const { skill, hull, maxHull, shields, maxShields, chassis, pilot } = ship
  return [
    [
      pilot !== null && t(`chassis.${chassis}`),
      skill !== null && t('ui.mirror.skill', { skill }),
      t('ui.ship.hull', { value: hull, max: maxHull }),
      maxShields > 0 && t('ui.ship.shield', { value: shields, max: maxShields }),
    ]
      .filter(phrase => phrase !== false)
      .join('. '),
  ]
}

/** Tokens, locks, damage and whatever else lies at a ship; nothing: it has none. */
export function markWords({ names }: Telling, ship: ShipPicture): readonly string[] {
  const count = (what: 'focus' | 'evade' | 'stress') =>
    ship[what] > 0 && t('ui.mirror.count', { what: t(`token.${what}`), count: ship[what] })
  const tokens = row([
    count('focus'),
    count('evade'),
    count('stress'),
    ...ship.tokens.map(({ token, count }) => t('ui.mirror.count', { what: shipTokenName(token), count })),
    ship.agility !== null && t('ui.ship.agility', { value: ship.agility }),
    ship.marks.length > 0 && t('ui.ship.disabled'),
    ship.carries.length > 0 && t('ui.ship.carries', { count: ship.carries.length }),
  ])
  return [
    ship.active && t('ui.mirror.acts'),
    tokens && t('ui.mirror.tokens', { tokens }),
    ship.lock && t('ui.mirror.locks', { what: names(ship.lock.target), letter: ship.lock.letter }),
    ship.lockedBy.length > 0 && t('ui.mirror.locked', { letters: ship.lockedBy.join(', ') }),
    ...ship.crits.map(kind =>
      t('ui.mirror.damage', { card: t(`damage.${kind}.name`), text: t(`damage.${kind}.text`) }),
    ),
    dialWords(ship),
  ].filter((line): line is string => typeof line === 'string' && line !== '')
}

/** What its dial shows; null: there is none yet. */
function dialWords({ dial }: ShipPicture): string | null {
  if (dial === null) return null
  if (dial === 'down') return t('ui.ship.dialDown')
  const { bearing, speed } = manoeuvre(dial.manoeuvre)
  const words = t('manoeuvre.words', { speed, bearing: t(`bearing.${bearing}`) })
  return t('ui.mirror.dial', { manoeuvre: words, difficulty: t(`difficulty.${dial.difficulty}`) })
}

/** Where a token lies on the mat. */
export const tokenWords = (telling: Telling, picture: Picture, token: { id: string; pose: Pose }): string =>
  t('ui.mirror.other', {
    what: telling.names(token.id),
    where: placeWords(telling, edgesNear(picture, { base: POINT, pose: token.pose })),
  })

/** A token's middle stands for it where places on the mat are told. */
const POINT: Base = { length: 0, width: 0 }

/** Events that are said in one go; of more, the last are said, and how many went before them. */
export const MOST_AT_ONCE = 8

/** What has newly been seen, as one message: a sentence for each event. */
export function announcement(lines: readonly LogLine[], names: Names): string {
  const said = lines.slice(-MOST_AT_ONCE).map(line => t(line, { name: names }))
  const left = lines.length - said.length
  return [...(left > 0 ? [t('ui.mirror.earlier', { count: left })] : []), ...said].join(' ')
}
