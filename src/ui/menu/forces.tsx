/** The choice of forces before a battle: printed ones, or squads of so many points. */
import { useCallback } from 'react'
import type { NamedSquad } from '../../content/index.ts'
import { inSet, sideNames, t } from '../../locale/index.ts'
import type { ForceEntry, Side } from '../../rules/index.ts'
import { BOX_SET, boxPoints, type Flown } from '../factions.ts'
import { Choice } from '../parts/choice.tsx'
import { Asked } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'
import { SquadPicker } from '../squads/squad-picker.tsx'
import { POINTS } from './missions.ts'

// The box is known to the rules alone, which come only when squads are to be picked.
const BoxCheck = lazy(() => import('./box-check.tsx').then(module => ({ default: module.BoxCheck })))

const FORCES = ['printed', 'core', 'veteran', 'own'] as const
/** What both sides bring: what is printed, or squads of so many points. */
export type ForcesChoice = {
  readonly kind: (typeof FORCES)[number]
  /** The limit as it is typed. */
  readonly own: string
  readonly squads: Readonly<Partial<Record<Side, NamedSquad>>>
  /** The squads chosen go together. */
  readonly sound: boolean
}

/** The forces of a set that so many points in the address stand for. */
export const forcesFor = (set: string, points: number): ForcesChoice => ({
  kind: points === 0 ? 'printed' : points === boxPoints(set) ? 'core' : points === POINTS.veteran ? 'veteran' : 'own',
  own: points === 0 ? '60' : String(points),
  squads: {},
  sound: true,
})

/** Squad points of a choice in a set; 0: printed forces; null: what is typed is no limit. */
export function pointsOf(set: string, { kind, own }: ForcesChoice): number | null {
  if (kind === 'printed') return 0
  if (kind !== 'own') return kind === 'core' ? boxPoints(set) : POINTS[kind]
  const points = /^\d{1,4}$/.test(own) ? Number(own) : 0
  return points >= POINTS.least && points <= POINTS.most ? points : null
}

type Props = {
  readonly set: string
  readonly mission: string
  readonly value: ForcesChoice
  readonly onChange: (change: (value: ForcesChoice) => ForcesChoice) => void
  /** The sides in the order in which their squads are asked for. */
  readonly sides: readonly Side[]
  /** For whom each of them flies. */
  readonly factions: Flown
}

/** What both sides bring, and their squads where these are built. */
export function Forces({ set, mission, value, onChange, sides, factions }: Props) {
  const points = pointsOf(set, value)
  // A mirror battle takes more than one box: neither side is in the way of the other (MIRROR-3).
  const mirrored = factions.first === factions.second
  const pick = useCallback(
    (side: Side) => (squad: NamedSquad) => onChange(now => ({ ...now, squads: { ...now.squads, [side]: squad } })),
    [onChange],
  )
  const judge = useCallback((sound: boolean) => onChange(now => ({ ...now, sound })), [onChange])
  return (
    <>
      <Choice
        legend={t('ui.setup.forces')}
        value={value.kind}
        options={FORCES.map(kind => ({
          value: kind,
          label: kind === 'core' ? t('ui.setup.forces.core', { count: boxPoints(set) }) : t(`ui.setup.forces.${kind}`),
          note: t(kind === 'core' && mirrored ? 'ui.setup.forces.core.mirror' : `ui.setup.forces.${kind}.note`),
        }))}
        onChange={kind => onChange(now => ({ ...now, kind, sound: true }))}
      />
      {value.kind === 'own' && (
        <label className="field">
          <span className="label">{t('ui.setup.points')}</span>
          <input
            inputMode="numeric"
            value={value.own}
            maxLength={4}
            onChange={event => {
              const own = event.target.value.trim()
              onChange(now => ({ ...now, own }))
            }}
            aria-invalid={points === null}
            aria-describedby="points-note"
          />
          {points === null && (
            <small id="points-note" className="bad">
              {t('ui.setup.pointsBad', POINTS)}
            </small>
          )}
        </label>
      )}
      {points !== null && points > 0 && (
        <>
          {sides.map(side => (
            <Picker
              key={side}
              set={set}
              side={side}
              factions={factions}
              points={points}
              value={value.squads[side] ?? null}
              // The second side chooses first from a box that both share (MISSION-GEN-8).
              taken={side === 'first' && !mirrored ? value.squads.second?.entries : undefined}
              onPick={pick}
            />
          ))}
          <Asked>
            <BoxCheck
              set={set}
              mission={mission}
              points={points}
              squads={value.squads}
              factions={factions}
              onJudged={judge}
            />
          </Asked>
        </>
      )}
    </>
  )
}

type PickerProps = {
  readonly set: string
  readonly side: Side
  readonly factions: Flown
  readonly points: number
  readonly value: NamedSquad | null
  /** What the other side has taken already. */
  readonly taken: readonly ForceEntry[] | undefined
  readonly onPick: (side: Side) => (squad: NamedSquad) => void
}

function Picker({ set, side, factions, points, value, taken, onPick }: PickerProps) {
  const onChange = useCallback((squad: NamedSquad) => onPick(side)(squad), [side, onPick])
  return (
    <SquadPicker
      {...(set === BOX_SET ? {} : { set })}
      faction={factions[side]}
      name={inSet(set, () => sideNames(factions)(side))}
      limit={points}
      value={value}
      onChange={onChange}
      {...(taken ? { taken } : {})}
    />
  )
}
