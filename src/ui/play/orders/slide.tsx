/** The order that says where a Tallon Roll stops along the template's end, seen on the table before it is flown. */
import { useMemo, useState } from 'react'
import { asFlown, cosDegrees, endSlide, settle, sinDegrees, travel, type Vec } from '../../../geometry/index.ts'
import { t } from '../../../locale/index.ts'
import { fleeEdge, manoeuvre, obstaclesHit } from '../../../rules/index.ts'
import { useAnswer, useJudge, useSession } from '../context.ts'
import { useSuggested } from './hint.tsx'
import { Reposition } from './reposition.tsx'
import type { AskedOf } from './types.ts'

/** A ship with its nose up at the end of a template, and where along it: 1 as far ahead as it goes, −1 as far back. */
function StopSign({ side, slide }: { side: 'left' | 'right'; slide: number }) {
  return (
    <svg viewBox="0 0 32 32" className="stop-sign" aria-hidden="true">
      <g transform={side === 'left' ? 'translate(32 0) scale(-1 1)' : undefined}>
        <path className="stop-template" d="M32 11H24V21H32" />
        <g transform={`translate(0 ${-5 * slide})`}>
          <path d="M4 6H24V26H4ZM9 12L14 7L19 12" />
        </g>
      </g>
    </svg>
  )
}

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
  const settled = settle(path, [], slide)
  const game = { catalog: engine.catalog, state: view, events: null }
  const edge = fleeEdge(game, { ...ship, pose: settled.pose })
  const { obstacles, onObstacle } = obstaclesHit(game, ship, asFlown(path, settled), settled.s)
  const warnings = [
    ...(edge ? [t({ key: 'ui.dial.flees', params: { edge } }, { name: names })] : []),
    ...(obstacles.length > 0 && !edge
      ? [t(onObstacle ? 'ui.dial.onObstacle' : 'ui.dial.through', { count: obstacles.length })]
      : []),
  ]
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
            sign: <StopSign side={bearing === 'tallon-left' ? 'left' : 'right'} slide={places[name] / reach} />,
            more: t('ui.slide.by', { slide: Math.abs(places[name]) }),
            choice: places[name],
            refusal: null,
          })),
        },
      ]}
      chosen={slide}
      onChoose={setSlide}
      suggested={taken?.type === 'slide' ? taken.slide : null}
      pose={settled.pose}
      refusal={refusal}
      warnings={warnings}
      templates={[{ base, from: ship.pose!, bearing, speed, tone: refusal || edge ? 'bad' : 'good' }]}
      towards={towards}
      slider={{ label: t('ui.slide.slide', { slide }), reach, at: slide, to: at => at }}
      rules={['TFA-TALLON-2', 'TFA-OVERLAP-2']}
      go={t('ui.slide.fly')}
      onGo={() => answer({ type: 'slide', ship: ship.id, slide })}
    />
  )
}
