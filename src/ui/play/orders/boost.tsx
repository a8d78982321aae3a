/** The order for a boost: which template, seen on the table before it is flown. */
import { useMemo, useState } from 'react'
import { type BoostBearing, boostPose, type Vec } from '../../../geometry/index.ts'
import { t } from '../../../locale/index.ts'
import { boostBearings } from '../../../rules/index.ts'
import { BearingIcon } from '../../parts/bearings.tsx'
import { commandOf, useAnswer, useSession } from '../context.ts'
import { useSuggested } from './hint.tsx'
import { Reposition } from './reposition.tsx'
import type { AskedOf } from './types.ts'

/** The templates as they lie before a ship, from the left. */
const ORDER: readonly BoostBearing[] = ['turn-left', 'bank-left', 'straight', 'bank-right', 'turn-right']

/** A boost: by a template, or dragged to where one of them leads. */
export function Boost({ asked, onBack }: { asked: AskedOf<'action'>; onBack: () => void }) {
  const { engine, names } = useSession()
  const { view, decision } = asked
  const answer = useAnswer(asked)
  const ship = view.ships.find(one => one.id === decision.ship)!
  const from = ship.pose!
  const { base } = engine.catalog.chassis[ship.chassis]!
  const places = useMemo(() => {
    const offered = boostBearings({ catalog: engine.catalog, state: view, events: null }, ship)
    return ORDER.filter(bearing => offered.includes(bearing)).map(bearing => {
      const judged = engine.isLegal(view, commandOf(asked, { type: 'act', ship: ship.id, action: 'boost', bearing }))
      return { bearing, pose: boostPose(base, from, bearing), refusal: judged === true ? null : judged }
    })
  }, [engine, view, asked, ship, base, from])
  const [chosen, setChosen] = useState<BoostBearing>(
    () =>
      (places.find(one => one.bearing === 'straight' && !one.refusal) ?? places.find(one => !one.refusal))?.bearing ??
      'straight',
  )
  const place = places.find(one => one.bearing === chosen)!
  const taken = useSuggested(asked)
  const far = (at: Vec, { pose }: (typeof places)[number]) => Math.hypot(at.x - pose.x, at.y - pose.y)
  return (
    <Reposition<BoostBearing>
      asked={asked}
      ship={ship}
      kind="boost"
      title={t('ui.boost.title', { ship: names(ship.id) })}
      note={t('ui.boost.note')}
      legend={t('ui.boost.template')}
      groups={[
        {
          label: null,
          places: places.map(({ bearing, refusal }) => ({
            id: bearing,
            label: t(`bearing.${bearing}`),
            sign: <BearingIcon bearing={bearing} />,
            choice: bearing,
            refusal,
          })),
        },
      ]}
      chosen={chosen}
      onChoose={setChosen}
      suggested={taken?.type === 'act' && taken.action === 'boost' ? taken.bearing : null}
      pose={place.pose}
      refusal={place.refusal}
      templates={[{ base, from, bearing: chosen, speed: 1, tone: place.refusal ? 'bad' : 'good' }]}
      towards={at => places.toSorted((a, b) => far(at, a) - far(at, b))[0]!.bearing}
      rules={['TFA-BOOST-1', 'TFA-BOOST-2']}
      go={t('ui.boost.boost')}
      onGo={() => answer({ type: 'act', ship: ship.id, action: 'boost', bearing: chosen })}
      onBack={onBack}
    />
  )
}
