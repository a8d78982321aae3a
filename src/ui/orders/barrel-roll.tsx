import { useEffect, useMemo, useState } from 'react'
import { t } from '../../locale/index.ts'
import { rolledTo, rollReach } from '../../rules/index.ts'
import { legalTargetsFrom } from '../../rules/preview.ts'
import { useAnswer, useJudge, useSession, useTable } from '../battle/context.ts'
import { Choice } from '../parts/choice.tsx'
import { useSuggested } from './hint.tsx'
import { Panel, Reason } from './panel.tsx'
import type { AskedOf } from './types.ts'

/** A barrel roll: which side, and how far along; the ship is shown where it would end. */
export function BarrelRoll({ asked, onBack }: { asked: AskedOf<'action'>; onBack: () => void }) {
  const { engine, names } = useSession()
  const { view, decision, seat } = asked
  const judge = useJudge(asked)
  const answer = useAnswer(asked)
  const ship = view.ships.find(one => one.id === decision.ship)!
  const base = engine.catalog.chassis[ship.chassis]!.base
  const first = useMemo(() => {
    for (const command of engine.legal(view, decision)) {
      if (command.type === 'act' && command.action === 'barrel-roll')
        return { side: command.side, slide: command.slide }
    }
    return { side: 'left' as const, slide: 0 }
  }, [engine, view, decision])
  const [side, setSide] = useState<'left' | 'right'>(first.side)
  const [slide, setSlide] = useState(first.slide)
  const suggested = useSuggested(asked)
  useEffect(() => {
    if (suggested?.type !== 'act' || suggested.action !== 'barrel-roll') return
    setSide(suggested.side)
    setSlide(suggested.slide)
  }, [suggested])
  const game = { catalog: engine.catalog, state: view, events: null }
  const reach = rollReach(game, ship)
  const choice = { type: 'act', ship: ship.id, action: 'barrel-roll', side, slide } as const
  const refusal = judge(choice)
  const pose = rolledTo(game, ship, side, slide)
  const targets = legalTargetsFrom(engine.catalog, view, ship.id, pose)
  useTable({
    targets,
    ghosts: [
      {
        id: ship.id,
        chassis: ship.chassis,
        faction: view.seats[seat].faction,
        pose,
        base,
        tone: refusal ? 'bad' : 'good',
      },
    ],
  })
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      event.preventDefault()
      event.stopPropagation()
      onBack()
    }
    window.addEventListener('keydown', keys, true)
    return () => window.removeEventListener('keydown', keys, true)
  })

  return (
    <Panel kind="roll" title={t('ui.roll.title', { ship: names(ship.id) })}>
      <Choice
        legend={t('ui.roll.side')}
        value={side}
        options={[
          { value: 'left', label: t('ui.roll.left') },
          { value: 'right', label: t('ui.roll.right') },
        ]}
        onChange={setSide}
      />
      <label className="slider">
        <span className="label">{t('ui.roll.slide', { slide })}</span>
        <input
          type="range"
          min={-reach}
          max={reach}
          step={1}
          value={slide}
          data-first
          onChange={event => setSlide(Number(event.target.value))}
        />
      </label>
      {targets.length > 0 && (
        <p className="forecast">{t('ui.roll.targets', { ships: targets.map(names).join(', ') })}</p>
      )}
      <Reason refusal={refusal} />
      <div className="row">
        <button type="button" className="key primary large" disabled={refusal !== null} onClick={() => answer(choice)}>
          {t('ui.roll.roll')}
        </button>
        <button type="button" className="key large" onClick={onBack}>
          {t('ui.back')}
        </button>
      </div>
    </Panel>
  )
}
