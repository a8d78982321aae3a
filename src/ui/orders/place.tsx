import { useEffect, useState } from 'react'
import type { Pose } from '../../geometry/index.ts'
import { t } from '../../locale/index.ts'
import type { Choice, Zone } from '../../rules/index.ts'
import { useAnswer, useJudge, useScreen, useSession, useTable, type Waiting } from '../battle/context.ts'
import { Icon } from '../parts/icon.tsx'
import { Panel, Reason } from './panel.tsx'
import { inZone, quantised, zoneStrip } from './placement.ts'

/** What is put down: its chassis, where it may lie, and the command for a pose. */
type Placing = {
  readonly id: string
  readonly chassis: string
  readonly title: string
  readonly zone: Zone
  readonly command: (pose: Pose) => Choice
  /** The text of the key that declines, where that is possible. */
  readonly decline?: string
}

/** The first legal place the rules offer for this ship. */
function firstPose(commands: readonly Choice[], id: string): Pose | null {
  for (const command of commands) {
    if (command.type === 'reinforce' || (command.type === 'place' && command.ship === id)) {
      return { x: command.x, y: command.y, heading: command.heading }
    }
  }
  return null
}

/** Puts a ship on the mat: tap or click where it should lie, turn it, and set it down; keys and numbers do the same. */
export function Place({ asked, placing }: { asked: Waiting; placing: Placing }) {
  const { engine } = useSession()
  const { view } = asked
  const { zone } = placing
  const judge = useJudge(asked)
  const answer = useAnswer(asked)
  const set = useScreen(state => state.set)
  const turned = useScreen(state => state.turned)
  const base = engine.catalog.chassis[placing.chassis]!.base
  const [pose, setPose] = useState<Pose>(
    () => firstPose(engine.legal(view, asked.decision), placing.id) ?? { x: 0, y: 0, heading: 0 },
  )
  const refusal = judge(placing.command(pose))
  const seat = view.seats[asked.seat]

  const move = (next: Pose) => setPose(inZone(next, zone, view.mat, base))
  const turn = (degrees: number) => zone.heading === undefined && move({ ...pose, heading: pose.heading + degrees })
  useTable(
    {
      zone: [{ points: zoneStrip(zone, view.mat), tone: 'plain' }],
      ghosts: [
        {
          id: placing.id,
          chassis: placing.chassis,
          faction: seat.faction,
          pose,
          base,
          tone: refusal ? 'bad' : 'good',
        },
      ],
    },
    pick => pick?.kind === 'mat' && move({ ...pose, x: pick.x, y: pick.y }),
  )

  const place = () => {
    if (answer(placing.command(pose)) === null) set({ lastPose: pose })
  }
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const target = event.target as Element
      if (target.closest('input, select, textarea') || document.querySelector('dialog[open]')) return
      if (event.altKey || event.ctrlKey || event.metaKey) return
      // As seen: at the far edge of the mat left is east.
      const step = (event.shiftKey ? 1 : 10) * (turned ? -1 : 1)
      const moves: Readonly<Record<string, () => void>> = {
        arrowleft: () => move({ ...pose, x: pose.x - step }),
        arrowright: () => move({ ...pose, x: pose.x + step }),
        arrowup: () => move({ ...pose, y: pose.y + step }),
        arrowdown: () => move({ ...pose, y: pose.y - step }),
        q: () => turn(event.shiftKey ? -1 : -15),
        e: () => turn(event.shiftKey ? 1 : 15),
        enter: place,
      }
      const act = moves[event.key.toLowerCase()]
      if (!act) return
      if (event.key === 'Enter' && target.closest('button')) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', keys)
    return () => window.removeEventListener('keydown', keys)
  })

  const field = (name: 'x' | 'y' | 'heading', step: number, fixed: boolean) => (
    <label className="number">
      <span className="label">{t(`ui.place.${name}`)}</span>
      <input
        type="number"
        step={step}
        value={pose[name]}
        disabled={fixed}
        onChange={event => {
          const value = event.target.valueAsNumber
          if (Number.isFinite(value)) setPose(quantised({ ...pose, [name]: value }))
        }}
      />
    </label>
  )
  const upright = zone.edge === 'north' || zone.edge === 'south'
  return (
    <Panel
      kind="place"
      title={placing.title}
      note={t({ key: 'ui.place.note', params: { edge: zone.edge, band: zone.band } })}
    >
      {zone.heading === undefined && (
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
        {field('x', 1, zone.lateral !== undefined && upright)}
        {field('y', 1, zone.lateral !== undefined && !upright)}
        {field('heading', 1, zone.heading !== undefined)}
      </div>
      <Reason refusal={refusal} />
      <div className="row">
        <button
          type="button"
          className="key primary large"
          data-first
          data-place
          disabled={refusal !== null}
          onClick={place}
        >
          {t('ui.place.place')}
        </button>
        {placing.decline && (
          <button type="button" className="key large" onClick={() => answer({ type: 'pass' })}>
            {placing.decline}
          </button>
        )}
      </div>
      <p className="panel-note wide-only">{t('ui.place.keys')}</p>
    </Panel>
  )
}
