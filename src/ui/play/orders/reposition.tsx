/** What orders have in common that move a ship a little: places by name, by dragging or by a slide, seen on the table before it moves. */
import { type ReactNode, useEffect, useRef } from 'react'
import type { Pose, Vec } from '../../../geometry/index.ts'
import { t } from '../../../locale/index.ts'
import type { TemplateMark } from '../../../playback/marks.ts'
import type { Refusal, Ship } from '../../../rules/index.ts'
import { legalTargetsFrom, scansFrom, threats } from '../../../rules/preview.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { Why } from '../../rules/why.tsx'
import { useSession, useTable, type Waiting } from '../context.ts'
import { Panel, Reason } from './panel.tsx'

/** A place with a name. `sign`: its picture beside the name. `more`: a few words under it. */
export type Place<Choice> = {
  readonly id: string
  readonly label: string
  readonly sign?: ReactNode
  readonly more?: string
  readonly choice: Choice
  readonly refusal: Refusal | null
}

/** Places that stand together under a heading; none: they need none. */
export type PlaceGroup<Choice> = { readonly label: string | null; readonly places: readonly Place<Choice>[] }

type Props<Choice> = {
  readonly asked: Waiting
  readonly ship: Ship
  readonly kind: 'roll' | 'boost' | 'slide'
  readonly title: string
  readonly note: string
  readonly legend: string
  readonly groups: readonly PlaceGroup<Choice>[]
  readonly chosen: Choice
  readonly onChoose: (choice: Choice) => void
  /** What a hint that was taken says; it is followed as if it had been chosen by key. */
  readonly suggested: Choice | null
  /** Where the ship ends by what is chosen, and why it cannot. */
  readonly pose: Pose
  readonly refusal: Refusal | null
  /** What goes wrong there though it is allowed. */
  readonly warnings?: readonly string[]
  readonly templates?: readonly TemplateMark[]
  /** The choice whose end lies nearest to a point of the mat. */
  readonly towards: (at: Vec) => Choice
  readonly slider?: {
    readonly label: string
    readonly reach: number
    readonly at: number
    readonly to: (slide: number) => Choice
  }
  /** The rules of the move. */
  readonly rules?: readonly string[]
  readonly go: string
  readonly onGo: () => void
  readonly onBack?: () => void
}

/** Chooses where a ship ends: it is shown there, with whom it meets. Choices are compared by what they say. */
export function Reposition<Choice>({
  asked,
  ship,
  chosen,
  onChoose,
  suggested,
  pose,
  refusal,
  ...props
}: Props<Choice>) {
  const { engine, names } = useSession()
  const { catalog } = engine
  const { view } = asked
  const targets = legalTargetsFrom(catalog, view, ship.id, pose)
  const threatened = threats(catalog, view, ship.id, pose).by.map(shot => shot.ship)
  const scans = scansFrom(catalog, view, ship.id, pose)
  const towards = (at: Vec) => onChoose(props.towards(at))
  const { base } = catalog.chassis[ship.chassis]!
  useTable(
    {
      targets,
      arcs: [ship.id],
      templates: props.templates ?? [],
      ghosts: [{ id: ship.id, chassis: ship.chassis, pose, base, tone: refusal ? 'bad' : 'good' }],
    },
    pick => pick?.kind === 'mat' && towards(pick),
    { at: pose, onDrag: towards, onTurn() {} },
  )
  useCommands(props.onBack ? { leave: props.onBack } : {})
  // Whoever picks a place by key, or takes one from a hint, goes on to the key that goes there, where it can be gone to.
  const picked = useRef(false)
  const go = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (picked.current) go.current?.focus()
    picked.current = false
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is taken once, when it comes
  useEffect(() => {
    if (suggested === null) return
    onChoose(suggested)
    picked.current = true
  }, [suggested])
  const isChosen = (choice: Choice) => JSON.stringify(choice) === JSON.stringify(chosen)
  const list = (ids: readonly string[]) => ids.map(names).join(', ')

  return (
    <Panel kind={props.kind} title={props.title} note={props.note}>
      <fieldset className={props.groups.length > 1 ? 'rolls' : 'rolls alone'} data-term={props.kind}>
        <legend className="unseen">{props.legend}</legend>
        {props.groups.map(({ label, places }) => (
          <fieldset key={label}>
            {label !== null && <legend className="label">{label}</legend>}
            {places.map(place => (
              <button
                key={place.id}
                type="button"
                className={place.refusal ? 'key barred' : 'key'}
                aria-pressed={isChosen(place.choice)}
                data-first={isChosen(place.choice) ? true : undefined}
                onClick={({ detail }) => {
                  onChoose(place.choice)
                  picked.current = detail === 0
                }}
              >
                {place.sign}
                <span>{place.label}</span>
                {place.more && <small>{place.more}</small>}
              </button>
            ))}
          </fieldset>
        ))}
      </fieldset>
      {props.slider && <Slider {...props.slider} onChoose={onChoose} />}
      {scans.length > 0 && <p className="forecast good">{t('ui.dial.scans', { markers: list(scans) })}</p>}
      {targets.length > 0 && <p className="forecast good">{t('ui.roll.targets', { ships: list(targets) })}</p>}
      {threatened.length > 0 && <p className="forecast bad">{t('ui.roll.threatened', { ships: list(threatened) })}</p>}
      {props.warnings?.map(words => (
        <p key={words} className="forecast bad">
          {words}
        </p>
      ))}
      <Reason refusal={refusal} />
      <div className="row">
        <button ref={go} type="button" className="key primary large" disabled={refusal !== null} onClick={props.onGo}>
          {props.go}
        </button>
        {props.onBack && (
          <button type="button" className="key large" onClick={props.onBack}>
            {t('ui.back')}
          </button>
        )}
        {props.rules && <Why rules={props.rules} />}
      </div>
    </Panel>
  )
}

/** A slide in whole millimetres. */
function Slider<Choice>({
  label,
  reach,
  at,
  to,
  onChoose,
}: NonNullable<Props<Choice>['slider']> & Pick<Props<Choice>, 'onChoose'>) {
  return (
    <label className="slider">
      <span className="label">{label}</span>
      <input
        type="range"
        min={-reach}
        max={reach}
        step={1}
        value={at}
        onChange={event => onChoose(to(Number(event.target.value)))}
      />
    </label>
  )
}
