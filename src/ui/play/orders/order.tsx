/** The order that says which of equal ships goes first, and how it is kept for the rest of the battle. */
import { useReducer, useState } from 'react'
import { t } from '../../../locale/index.ts'
import type { Side } from '../../../rules/index.ts'
import { Switch } from '../../parts/switch.tsx'
import { useAnswer, usePlaying, useSession, useTable } from '../context.ts'
import { useSuggested } from './hint.tsx'
import { Option, Panel } from './panel.tsx'
import { withFirst } from './routine.ts'
import type { AskedOf } from './types.ts'

/** Ships of equal skill: which one goes first; where it is wished, in that order for the battle. */
export function Order({ asked }: { asked: AskedOf<'order'> }) {
  const { names } = useSession()
  const routines = usePlaying()?.routines
  const answer = useAnswer(asked)
  const [hovered, setHovered] = useState<string | null>(null)
  const { decision, side } = asked
  const said = routines?.said(side)
  const [always, setAlways] = useState(said?.always ?? false)
  const choose = (ship: string) => {
    if (said)
      routines?.say(side, {
        always,
        order: { ...said.order, [decision.phase]: withFirst(said.order[decision.phase], ship, decision.ships) },
      })
    answer({ type: 'chooseShip', ship })
  }
  const suggested = useSuggested(asked)
  useTable(
    { targets: decision.ships, frame: decision.ships, hovered },
    pick => pick?.kind === 'ship' && decision.ships.includes(pick.id) && choose(pick.id),
  )
  return (
    <Panel kind="order" title={t('ui.order.title')} note={t(`ui.order.${decision.phase}`)}>
      {decision.ships.map((ship, index) => (
        <Option
          key={ship}
          icon="follow"
          label={names(ship)}
          first={index === 0}
          hinted={suggested?.type === 'chooseShip' && suggested.ship === ship}
          onClick={() => choose(ship)}
          onHover={over => setHovered(over ? ship : null)}
        />
      ))}
      <Switch label={t('ui.order.keep')} note={t('ui.order.keep.note')} on={always} onChange={setAlways} />
    </Panel>
  )
}

/** Says in Planning which order of equals is kept for the battle, and lets go of it; nothing where none is. */
export function KeptOrder({ side }: { side: Side }) {
  const { names } = useSession()
  const routines = usePlaying()?.routines
  const [, again] = useReducer((count: number) => count + 1, 0)
  const said = routines?.said(side)
  if (!said?.always) return null
  const kept = (['system', 'activation', 'combat'] as const).filter(phase => said.order[phase].length > 0)
  return (
    <div className="kept-order">
      {kept.map(phase => (
        <p key={phase}>
          {t('ui.order.kept', { phase: t(`phase.${phase}`), ships: said.order[phase].map(names).join(', ') })}
        </p>
      ))}
      <button
        type="button"
        className="key"
        onClick={() => {
          routines?.say(side, { always: false })
          again()
        }}
      >
        {t('ui.order.ask')}
      </button>
    </div>
  )
}
