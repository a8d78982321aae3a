/** The order that says where a Tallon Roll stops along the template's end, seen on the table before it is flown. */
import { useMemo, useState } from 'react'
import { cosDegrees, endSlide, settle, sinDegrees, travel, type Vec } from '../../../geometry/index.ts'
import { t } from '../../../locale/index.ts'
import { manoeuvre } from '../../../rules/index.ts'
import { useAnswer, useJudge, useSession } from '../context.ts'
import { useSuggested } from './hint.tsx'
import { Reposition } from './reposition.tsx'
import type { AskedOf } from './types.ts'

/** How far a roll slides: to a named place, dragged there, or by the slide. The least that is free stands first. */
export function PickSlide({ asked }: { asked: AskedOf<'slide'> }) {
  const { engine, names } = useSession()
  const { view, decision } = asked
  const judge = useJudge(asked)
  const answer = useAnswer(asked)
  const ship = view.ships.find(one => one.id === decision.ship)!
  const { base } = engine.catalog.chassis[ship.chassis]!
  const { bearing, speed } = manoeuvre(decision.manoeuvre)
  const reach = endSlide(base)
  const path = useMemo(() => travel(base, ship.pose!, { bearing, speed }), [base, ship, bearing, speed])
  const [slide, setSlide] = useState(decision.slides[0]!)
  const taken = useSuggested(asked)
  const refusal = judge({ type: 'slide', ship: ship.id, slide })
  const [most, least] = [Math.max(...decision.slides), Math.min(...decision.slides)]
  const places = { ahead: most, level: decision.slides[0]!, back: least }
  const towards = ({ x, y }: Vec): number => {
    const { heading, ...end } = path.end
    const ahead = Math.round((x - end.x) * sinDegrees(heading) + (y - end.y) * cosDegrees(heading))
    // Adding 0 makes 0 of −0.
    return Math.min(reach, Math.max(-reach, ahead)) + 0
  }
  return (
    <Reposition<number>
      asked={asked}
      ship={ship}
      kind="slide"
      title={t({ key: 'ui.slide.title', params: { ship: ship.id, manoeuvre: decision.manoeuvre } }, { name: names })}
      note={t('ui.slide.note')}
      legend={t('ui.slide.place')}
      groups={[
        {
          label: null,
          places: (['ahead', 'level', 'back'] as const).map(name => ({
            id: name,
            label: t(`ui.roll.${name}`),
            choice: places[name],
            refusal: null,
          })),
        },
      ]}
      chosen={slide}
      onChoose={setSlide}
      suggested={taken?.type === 'slide' ? taken.slide : null}
      pose={settle(path, [], slide).pose}
      refusal={refusal}
      templates={[{ base, from: ship.pose!, bearing, speed, tone: refusal ? 'bad' : 'good' }]}
      towards={towards}
      slider={{ label: t('ui.slide.slide', { slide }), reach, at: slide, to: at => at }}
      go={t('ui.slide.fly')}
      onGo={() => answer({ type: 'slide', ship: ship.id, slide })}
    />
  )
}
