/** The order for a barrel roll: choosing where it ends, seen on the table before it is rolled. */
import { useMemo, useState } from 'react'
import { t } from '../../../locale/index.ts'
import { rolledTo, rollReach } from '../../../rules/index.ts'
import { commandOf, useAnswer, useSession } from '../context.ts'
import { useSuggested } from './hint.tsx'
import { Reposition } from './reposition.tsx'
import { namedRolls, ROLL_SIDES, type Roll, rollTowards } from './rolls.ts'
import type { AskedOf } from './types.ts'

/** A barrel roll: to a named place, dragged there, or by the slide. */
export function BarrelRoll({ asked, onBack }: { asked: AskedOf<'action'>; onBack: () => void }) {
  const { engine, names } = useSession()
  const { view, decision } = asked
  const answer = useAnswer(asked)
  const ship = view.ships.find(one => one.id === decision.ship)!
  const game = { catalog: engine.catalog, state: view, events: null }
  const reach = rollReach(game, ship)
  const { judge, named } = useMemo(() => {
    const judge = (roll: Roll) => {
      const choice = { type: 'act', ship: decision.ship, action: 'barrel-roll', ...roll } as const
      const judged = engine.isLegal(view, commandOf(asked, choice))
      return judged === true ? null : judged
    }
    return { judge, named: namedRolls(reach, judge) }
  }, [engine, view, decision, asked, reach])
  const [roll, setRoll] = useState<Roll>(() => {
    const level = named.find(one => one.name === 'level' && !one.refusal)
    return level ? { side: level.side, slide: level.slide } : { side: 'left', slide: 0 }
  })
  const taken = useSuggested(asked)
  const suggested = useMemo(
    () => (taken?.type === 'act' && taken.action === 'barrel-roll' ? { side: taken.side, slide: taken.slide } : null),
    [taken],
  )
  return (
    <Reposition<Roll>
      asked={asked}
      ship={ship}
      kind="roll"
      title={t('ui.roll.title', { ship: names(ship.id) })}
      note={t('ui.roll.note')}
      legend={t('ui.roll.side')}
      groups={ROLL_SIDES.map(side => ({
        label: t(`ui.roll.${side}`),
        places: named
          .filter(place => place.side === side)
          .map(({ name, slide, refusal }) => ({
            id: name,
            label: t(`ui.roll.${name}`),
            choice: { side, slide },
            refusal,
          })),
      }))}
      chosen={roll}
      onChoose={setRoll}
      suggested={suggested}
      pose={rolledTo(game, ship, roll.side, roll.slide)}
      refusal={judge(roll)}
      towards={at => rollTowards(ship.pose!, at, reach)}
      slider={{
        label: t('ui.roll.slide', { slide: roll.slide }),
        reach,
        at: roll.slide,
        to: slide => ({ side: roll.side, slide }),
      }}
      go={t('ui.roll.roll')}
      onGo={() => answer({ type: 'act', ship: ship.id, action: 'barrel-roll', ...roll })}
      onBack={onBack}
    />
  )
}
