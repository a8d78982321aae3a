/** Placing by keys and numbers, the same for ships and for tokens of the mat. */
import type { ReactNode } from 'react'
import type { Pose } from '../../../geometry/index.ts'
import { t } from '../../../locale/index.ts'
import type { Refusal } from '../../../rules/index.ts'
import type { Press } from '../../commands/press.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { IconKey } from '../../parts/icon.tsx'
import { useScreen } from '../context.ts'
import type { ForMe } from './for-me.ts'
import { NumberField } from './number-field.tsx'
import { Panel, Reason } from './panel.tsx'

/** What a placement cannot change. */
export type Fixed = { readonly x: boolean; readonly y: boolean; readonly heading: boolean }

type Props = {
  readonly title: string
  readonly note: string
  readonly pose: Pose
  readonly fixed: Fixed
  readonly refusal: Refusal | null
  /** Moved or turned by hand: bent to what is possible. */
  readonly onMove: (pose: Pose) => void
  /** Written as a number: taken as it stands. */
  readonly onWrite: (pose: Pose) => void
  readonly onPlace: () => void
  readonly forMe: ForMe
  /** More keys beside the one that sets it down. */
  readonly keys?: ReactNode
  readonly children?: ReactNode
}

/** What a placement is made of, and the words of the unit that each is in. */
const NUMBERS = [
  { name: 'x', unit: 'ui.place.mm' },
  { name: 'y', unit: 'ui.place.mm' },
  { name: 'heading', unit: 'ui.place.degrees' },
] as const
/** Where each arrow moves it on the screen: to the right, and up. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
/** How far an arrow moves it, mm. */
const STEP = 10

/** An arrow's step over the mat as the viewer sees it, along the nearest edge: `facing` is the heading that points up on the screen. */
export function step(right: number, up: number, facing: number): { x: number; y: number } {
  const turns: Readonly<Record<number, { x: number; y: number }>> = {
    0: { x: right, y: up },
    90: { x: up, y: -right },
    180: { x: -right, y: -up },
    270: { x: -up, y: right },
  }
  return turns[(Math.round(facing / 90) * 90) % 360] ?? { x: right, y: up }
}

/** The panel in which something is put on the mat: by keys, by numbers, by the computer; the table itself takes the pointer. */
export function PutDown(props: Props) {
  const { title, note, pose, fixed, refusal, onMove, onWrite, onPlace, forMe, keys, children } = props
  const facing = useScreen(state => state.facing)
  const turn = (degrees: number) => !fixed.heading && onMove({ ...pose, heading: pose.heading + degrees })

  const go = (right: number, up: number) => {
    const { x, y } = step(right, up, facing)
    onMove({ ...pose, x: pose.x + x, y: pose.y + y })
  }
  // Up on the screen is along the mat's other axis from here.
  const turned = step(1, 0, facing).x === 0

  const briefing = useScreen(state => state.briefing)
  const can = () => !briefing
  // What is read beside the order has the keys for itself; nothing is set down under a briefing.
  const hears = ({ target }: Press) => !target?.closest('.mirror, .reasons, .log')
  useCommands({
    walk: {
      can,
      hears: press => hears(press) && press.key in ARROWS,
      run: press => {
        const [right, up] = ARROWS[press?.key ?? ''] ?? [0, 0]
        const far = press?.shift ? 1 : STEP
        go(right * far, up * far)
      },
    },
    turn: {
      can,
      hears,
      run: press => turn((press?.key.toLowerCase() === 'q' ? -1 : 1) * (press?.shift ? 1 : 15)),
    },
    forMe: { can, hears, run: forMe.place },
    answer: { can, hears: press => hears(press) && !press.repeat, run: onPlace },
  })

  // Why some of the keys and numbers are grey.
  const given = [
    ...(fixed.x || fixed.y ? [t('ui.place.given.along')] : []),
    ...(fixed.heading ? [t('ui.place.given.heading')] : []),
  ]

  const arrow = (icon: 'back' | 'forth' | 'up' | 'down', right: number, up: number) => (
    <IconKey
      icon={icon}
      label={t(`ui.place.${icon}`)}
      title={t(`ui.place.${icon}`)}
      disabled={right === 0 ? (turned ? fixed.x : fixed.y) : turned ? fixed.y : fixed.x}
      onClick={() => go(right * STEP, up * STEP)}
    />
  )
  return (
    <Panel kind="place" title={title} note={note}>
      {children}
      <div className="row turn">
        {!fixed.heading && (
          <IconKey icon="left" label={t('ui.place.left')} title={t('ui.place.left')} onClick={() => turn(-15)} />
        )}
        {arrow('back', -1, 0)}
        {arrow('up', 0, 1)}
        {arrow('down', 0, -1)}
        {arrow('forth', 1, 0)}
        {!fixed.heading && (
          <IconKey icon="right" label={t('ui.place.right')} title={t('ui.place.right')} onClick={() => turn(15)} />
        )}
      </div>
      <div className="row numbers">
        {NUMBERS.map(({ name, unit }) => (
          <NumberField
            key={name}
            label={t(`ui.place.${name}`)}
            unit={t(unit)}
            value={pose[name]}
            fixed={fixed[name]}
            onWrite={value => onWrite({ ...pose, [name]: value })}
          />
        ))}
      </div>
      {given.length > 0 && <p className="panel-note">{given.join(' ')}</p>}
      <Reason refusal={refusal} />
      {forMe.busy && (
        <p className="panel-note" role="status">
          {t('ui.hint.thinking')}
        </p>
      )}
      <p className="panel-note wide-only">
        {t('ui.place.keys')} {!fixed.heading && t('ui.place.keys.turn')}
      </p>
      <div className="row">
        <button
          type="button"
          className="key primary large"
          data-first
          data-place
          disabled={refusal !== null}
          onClick={onPlace}
        >
          {t('ui.place.place')}
        </button>
        <button type="button" className="key large" data-for-me aria-disabled={forMe.busy} onClick={forMe.place}>
          {t('ui.place.forMe')}
        </button>
        {forMe.all && (
          <button type="button" className="key large" data-all-for-me aria-disabled={forMe.busy} onClick={forMe.all}>
            {t('ui.place.all')}
          </button>
        )}
        {keys}
      </div>
    </Panel>
  )
}
