/** The broadcast overlay of the lower third: a ship, a duel, the mission, the result, or words of the operator’s. */
import { useEffect, useState } from 'react'
import { type Names, ofSide, sideNames, t } from '../../../locale/index.ts'
import { outcomeWords } from '../../parts/outcome.ts'
import { Silhouette } from '../../parts/silhouette.tsx'
import type { ShipFacts, Subject, Summary } from '../summary.ts'
import type { OverlayProps } from './overlay-page.tsx'
import { Tokens, Value } from './score-overlay.tsx'
import { sideClass } from './side-class.ts'

/** How long somebody new stands there by itself, ms. */
const LOWER_MS = 7000

/** Whether it is shown: by itself for a while when it is about something new, and as the operator says. */
function useShown({ lower: { show, subject }, round }: Summary): boolean {
  const key = JSON.stringify(subject)
  const [passed, setPassed] = useState('')
  useEffect(() => {
    setPassed('')
    const timer = setTimeout(() => setPassed(key), LOWER_MS)
    return () => clearTimeout(timer)
  }, [key])
  // What is played is told as it begins, not whenever nobody in particular is looked at.
  const old = subject.about === 'mission' && round > 1
  return show === 'on' || (show === 'auto' && passed !== key && !old)
}

/** Who is looked at, in the lower third of the picture. */
export function Lower({ state, names }: OverlayProps) {
  const { subject } = state.lower
  const shown = useShown(state)
  // What goes is still what it was about.
  return (
    <section className={`kg-lower ${shown ? 'kg-in' : 'kg-out'}`} aria-hidden={!shown} key={JSON.stringify(subject)}>
      <Card subject={subject} state={state} names={names} />
    </section>
  )
}

function Card({ subject, state, names }: { subject: Subject; state: Summary; names: Names }) {
  const ship = (id: string) => state.ships.find(one => one.id === id) ?? null
  if (subject.about === 'own')
    return (
      <div className="kg-card kg-own">
        <Words title={subject.title} line={subject.line} />
      </div>
    )
  if (subject.about === 'ship') {
    const one = ship(subject.ship)
    return one && <ShipCard ship={one} state={state} names={names} />
  }
  if (subject.about === 'duel') {
    const from = ship(subject.from)
    const to = ship(subject.to)
    return (
      from &&
      to && (
        <>
          <ShipCard ship={from} state={state} names={names} />
          <p className="kg-versus">
            {state.dice?.band ? t('ui.air.range', { band: state.dice.band }) : t('ui.air.versus')}
          </p>
          <ShipCard ship={to} state={state} names={names} />
        </>
      )
    )
  }
  const { result, mission, factions } = state
  if (subject.about === 'result' && result)
    return (
      <div className={`kg-card ${result.winner ? sideClass(result.winner, factions) : 'kg-own'}`}>
        <Words
          title={result.winner ? ofSide('ui.result.of', result.winner, factions) : t('ui.result.draw')}
          line={outcomeWords(mission, result, sideNames(factions))}
        />
      </div>
    )
  const players = [state.names.first, state.names.second].filter(Boolean)
  return (
    <div className="kg-card kg-own">
      <Words
        title={t(`mission.${mission}.name`)}
        line={players.length === 2 ? players.join(` ${t('ui.air.versus')} `) : t(`mission.${mission}.short`)}
      />
    </div>
  )
}

function ShipCard({ ship, state, names }: { ship: ShipFacts; state: Summary; names: Names }) {
  const player = state.commanders[ship.id] ?? state.names[ship.side]
  const kind = [player, ship.pilot && t(`chassis.${ship.chassis}`)].filter(Boolean).join(' · ')
  return (
    <div className={`kg-card ${sideClass(ship.side, state.factions)}`}>
      <span className="kg-skill">{ship.skill ?? '–'}</span>
      <Silhouette chassis={ship.chassis} />
      <Words title={names(ship.id)} line={kind || sideNames(state.factions)(ship.side)} />
      <span className="kg-values">
        <Value kind="hull" value={ship.hull} max={ship.maxHull} whole />
        {ship.maxShields > 0 && <Value kind="shield" value={ship.shields} max={ship.maxShields} whole />}
        <Tokens ship={ship} />
      </span>
    </div>
  )
}

function Words({ title, line }: { title: string; line: string }) {
  return (
    <p className="kg-words">
      <b className="kg-title">{title}</b>
      <span className="kg-line">{line}</span>
    </p>
  )
}
