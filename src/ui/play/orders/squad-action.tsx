/** The short cut of the action order: one press acts for a whole squad. */
import { t } from '../../../locale/index.ts'
import { useAnswer, usePlaying, useSession } from '../context.ts'
import { Option } from './panel.tsx'
import { isNear, SQUAD_ACTIONS, stillToAct } from './routine.ts'
import type { AskedOf } from './types.ts'

/** One press for a whole squad while nobody is near: what this ship does, all that are still to act do. Nothing for the last of them. */
export function SquadActions({ asked }: { asked: AskedOf<'action'> }) {
  const { engine } = useSession()
  const routines = usePlaying()?.routines
  const { view, decision, side } = asked
  const answer = useAnswer(asked)
  const ship = view.ships.find(one => one.id === decision.ship)
  const more = ship ? stillToAct(view, ship) : 0
  if (!routines || !ship || more === 0 || decision.free || isNear(engine, view, side)) return null
  const legal = engine.legal(view, decision)
  return SQUAD_ACTIONS.filter(action => legal.some(one => one.type === 'act' && one.action === action)).map(action => (
    <Option
      key={action}
      icon={action}
      label={t('ui.action.squad', { action: t(`action.${action}`) })}
      note={t('ui.action.squad.note', { more })}
      onClick={() => {
        routines.say(side, { squad: { round: view.round, action } })
        answer({ type: 'act', ship: decision.ship, action })
      }}
    />
  ))
}
