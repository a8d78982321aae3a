/** The order that chooses one’s edge of the mat. */
import { useRef, useState } from 'react'
import { bandDepth } from '../../../geometry/index.ts'
import { t } from '../../../locale/index.ts'
import type { Edge } from '../../../rules/index.ts'
import { useAnswer, useTable } from '../context.ts'
import { useSuggested } from './hint.tsx'
import { Option, Panel } from './panel.tsx'
import { edgeStrip } from './placement.ts'
import type { AskedOf } from './types.ts'

const OPPOSITE = { north: 'south', south: 'north', east: 'west', west: 'east' } as const

/** The own edge of the mat once the obstacles lie: shown on the table and picked there or here (OBST-4). */
export function ChooseEdge({ asked }: { asked: AskedOf<'edge'> }) {
  const { view, decision } = asked
  const answer = useAnswer(asked)
  const home = view.sides[asked.side].home
  const [looked, setLooked] = useState<Edge>(home)
  const suggested = useSuggested(asked)
  const [followed, setFollowed] = useState(suggested)
  if (suggested !== followed) {
    setFollowed(suggested)
    if (suggested?.type === 'chooseEdge') setLooked(suggested.edge)
  }
  const take = useRef<HTMLButtonElement>(null)
  const { width, height } = view.mat
  /** The edge that a point of the mat is nearest to, of those offered. */
  const nearest = (x: number, y: number): Edge | undefined => {
    const away = { north: height / 2 - y, south: height / 2 + y, east: width / 2 - x, west: width / 2 + x }
    return [...decision.edges].sort((a, b) => away[a] - away[b])[0]
  }
  useTable(
    {
      zone: [...decision.edges]
        // What is looked at lies over the others.
        .sort((a, b) => Number(a === looked) - Number(b === looked))
        // As deep as range 1, where ships will be set up (SETUP-6).
        .map(edge => ({ points: edgeStrip(edge, bandDepth, view.mat), tone: edge === looked ? 'good' : 'plain' })),
    },
    pick => {
      const edge = pick?.kind === 'mat' ? nearest(pick.x, pick.y) : undefined
      if (edge) setLooked(edge)
    },
  )
  return (
    <Panel kind="edge" title={t('ui.edge.title')} note={t('ui.edge.note')}>
      {decision.edges.map(edge => (
        <Option
          key={edge}
          icon={`edge-${edge}`}
          label={t(`ui.edge.${edge}`)}
          note={t('ui.edge.other', { other: t(`edge.${OPPOSITE[edge]}`) })}
          pressed={edge === looked}
          onClick={byKey => {
            setLooked(edge)
            if (byKey) take.current?.focus()
          }}
        />
      ))}
      <button
        ref={take}
        type="button"
        className="key primary large"
        data-first
        onClick={() => answer({ type: 'chooseEdge', edge: looked })}
      >
        {t('ui.edge.take', { edge: t(`edge.${looked}`) })}
      </button>
    </Panel>
  )
}
