import { type ReactNode, useEffect } from 'react'
import type { Pose } from '../../geometry/index.ts'
import { t } from '../../locale/index.ts'
import type { Refusal } from '../../rules/index.ts'
import { useScreen } from '../battle/context.ts'
import { keyOf } from '../key-of.ts'
import { Icon } from '../parts/icon.tsx'
import { isSilenced } from '../settings.ts'
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
  /** Somewhere legal by chance. */
  readonly onRandom: () => void
  /** More keys beside the one that sets it down. */
  readonly keys?: ReactNode
  readonly children?: ReactNode
}

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

/** The panel in which something is put on the mat: by keys, by numbers, by chance; the table itself takes the pointer. */
export function PutDown(props: Props) {
  const { title, note, pose, fixed, refusal, onMove, onWrite, onPlace, onRandom, keys, children } = props
  const facing = useScreen(state => state.facing)
  const turn = (degrees: number) => !fixed.heading && onMove({ ...pose, heading: pose.heading + degrees })

  useEffect(() => {
    const go = (right: number, up: number) => {
      const { x, y } = step(right, up, facing)
      onMove({ ...pose, x: pose.x + x, y: pose.y + y })
    }
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as Element
      if (target.closest('input, select, textarea') || document.querySelector('dialog[open]')) return
      if (event.altKey || event.ctrlKey || event.metaKey || isSilenced(event)) return
      const far = event.shiftKey ? 1 : 10
      const moves: Readonly<Record<string, () => void>> = {
        arrowleft: () => go(-far, 0),
        arrowright: () => go(far, 0),
        arrowup: () => go(0, far),
        arrowdown: () => go(0, -far),
        q: () => turn(event.shiftKey ? -1 : -15),
        e: () => turn(event.shiftKey ? 1 : 15),
        x: onRandom,
        enter: onPlace,
      }
      const act = moves[keyOf(event).toLowerCase()]
      if (!act) return
      if (event.key === 'Enter' && target.closest('button')) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  })

  const field = (name: 'x' | 'y' | 'heading') => (
    <label className="number">
      <span className="label">{t(`ui.place.${name}`)}</span>
      <input
        type="number"
        step={1}
        value={pose[name]}
        disabled={fixed[name]}
        onChange={event => {
          const value = event.target.valueAsNumber
          if (Number.isFinite(value)) onWrite({ ...pose, [name]: value })
        }}
      />
    </label>
  )
  return (
    <Panel kind="place" title={title} note={note}>
      {children}
      {!fixed.heading && (
        <div className="row turn">
          <button type="button" className="key" onClick={() => turn(-15)}>
            <Icon name="left" /> {t('ui.place.left')}
          </button>
          <button type="button" className="key" onClick={() => turn(15)}>
            <Icon name="right" /> {t('ui.place.right')}
          </button>
        </div>
      )}
      <div className="row numbers">
        {field('x')}
        {field('y')}
        {field('heading')}
      </div>
      <Reason refusal={refusal} />
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
        <button type="button" className="key large" data-random onClick={onRandom}>
          {t('ui.place.random')}
        </button>
        {keys}
      </div>
      <p className="panel-note wide-only">{t('ui.place.keys')}</p>
    </Panel>
  )
}
