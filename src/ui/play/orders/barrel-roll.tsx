/** The order for a barrel roll: choosing where it ends, seen on the table before it is rolled. */
import { useMemo, useState } from 'react'
import { manoeuvreWords, t } from '../../../locale/index.ts'
import { rolledTo, rollReach, rollSpeeds } from '../../../rules/index.ts'
import { commandOf, useAnswer, useSession } from '../context.ts'
import { useSuggested } from './hint.tsx'
import { Reposition } from './reposition.tsx'
import { namedRolls, ROLL_SIDES, type Roll, rollTowards } from './rolls.ts'
import type { AskedOf } from './types.ts'

/** A roll and nothing else of what it was read from. */
const rollOf = ({ side, slide, speed }: Roll): Roll => ({ side, slide, ...(speed === undefined ? {} : { speed }) })

/** A barrel roll: to a named place, dragged there, or by the slide. */
export function BarrelRoll({ asked, onBack }: { asked: AskedOf<'action'>; onBack: () => void }) {
  const { engine, names } = useSession()
  const { view, decision } = asked
  const answer = useAnswer(asked)
  const ship = view.ships.find(one => one.id === decision.ship)!
  const game = { catalog: engine.catalog, state: view, events: null }
  const reach = rollReach(game, ship)
  const speeds = rollSpeeds(game, ship)
  const several = speeds.join()
  const { judge, named } = useMemo(() => {
    const judge = (roll: Roll) => {
      const choice = { type: 'act', ship: decision.ship, action: 'barrel-roll', ...roll } as const
      const judged = engine.isLegal(view, commandOf(asked, choice))
      return judged === true ? null : judged
    }
    const all = several.split(',').map(Number)
    return { judge, named: all.flatMap(speed => namedRolls(reach, judge, speed)) }
  }, [engine, view, decision, asked, reach, several])
  const [roll, setRoll] = useState<Roll>(() => {
    const level = named.find(one => one.name === 'level' && !one.refusal)
    return level ? rollOf(level) : { side: 'left', slide: 0 }
  })
  const taken = useSuggested(asked)
  const suggested = useMemo(
    () => (taken?.type === 'act' && taken.action === 'barrel-roll' ? rollOf(taken) : null),
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
      groups={speeds.flatMap(speed =>
        ROLL_SIDES.map(side => ({
          label: [t(`ui.roll.${side}`), ...(speed === 1 ? [] : [manoeuvreWords(`straight ${speed}`)])].join(' · '),
          places: named
            .filter(place => place.side === side && (place.speed ?? 1) === speed)
            .map(place => ({
              id: place.name,
              label: t(`ui.roll.${place.name}`),
              choice: rollOf(place),
              refusal: place.refusal,
            })),
        })),
      )}
      chosen={roll}
      onChoose={setRoll}
      suggested={suggested}
      pose={rolledTo(game, ship, roll.side, roll.slide, roll.speed)}
      refusal={judge(roll)}
      towards={at => rollOf({ ...roll, ...rollTowards(ship.pose!, at, reach) })}
      slider={{
        label: t('ui.roll.slide', { slide: roll.slide }),
        reach,
        at: roll.slide,
        to: slide => rollOf({ ...roll, slide }),
      }}
      go={t('ui.roll.roll')}
      onGo={() => answer({ type: 'act', ship: ship.id, action: 'barrel-roll', ...roll })}
      onBack={onBack}
    />
  )
}
