/** The order that picks a manoeuvre when it is no dial of one’s own that is set. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { t } from '../../../locale/index.ts'
import type { ManoeuvreKey, Refusal } from '../../../rules/index.ts'
import { difficultyOf, manoeuvre } from '../../../rules/index.ts'
import { Steady } from '../../parts/steady.tsx'
import { useAnswer, useSession, useTable } from '../context.ts'
import { isShared } from '../session/session.ts'
import { DialGrid } from './dial-grid.tsx'
import type { Entry } from './dial-key.tsx'
import { ForecastText, forecast } from './forecast.tsx'
import { useSuggested } from './hint.tsx'
import { LostWarning, lostBy, useSecondPress } from './lost.tsx'
import { Panel, Reason } from './panel.tsx'
import { plannedMarks } from './planning.ts'
import type { AskedOf } from './types.ts'

/** A manoeuvre to pick outside the Planning phase: for a stressed enemy's red one, or a move that the mission offers. */
export function PickManoeuvre({ asked }: { asked: AskedOf<'manoeuvre'> }) {
  const session = useSession()
  const { engine, names } = session
  // Dials that still lie face down are nobody's business but their owner's, whoever looks at this screen (TEAM-8).
  const shared = isShared(session)
  const { view, decision } = asked
  const answer = useAnswer(asked)
  const [chosen, setChosen] = useState<ManoeuvreKey | null>(null)
  const [shown, setShown] = useState<ManoeuvreKey | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const fly = useRef<HTMLButtonElement>(null)
  const ship = view.ships.find(one => one.id === decision.ship)
  const looked = shown ?? chosen
  const suggested = useSuggested(asked)
  useEffect(() => {
    if (suggested?.type !== 'chooseManoeuvre') return
    setChosen(suggested.manoeuvre)
    fly.current?.focus()
  }, [suggested])

  const entries = useMemo((): Entry[] => {
    const game = { catalog: engine.catalog, state: view, events: null }
    return decision.options.map(key => {
      const { bearing, speed } = manoeuvre(key)
      const difficulty = ship ? difficultyOf(game, ship, bearing, speed) : null
      const outcome = forecast(engine.catalog, view, decision.ship, key)?.tone
      return { key, bearing, speed, difficulty, ...(outcome ? { outcome } : {}) }
    })
  }, [engine, view, decision, ship])
  const marks = useMemo(
    () => (looked ? forecast(engine.catalog, view, decision.ship, looked)?.marks : undefined),
    [engine, view, decision, looked],
  )
  const planned = useMemo(
    () => (shared ? null : plannedMarks(engine.catalog, view, asked.side, decision.ship)),
    [engine, view, asked.side, decision.ship, shared],
  )
  useTable({
    ...marks,
    ghosts: [...(marks?.ghosts ?? []), ...(planned?.ghosts ?? [])],
    templates: [...(marks?.templates ?? []), ...(planned?.templates ?? [])],
    targets: [decision.ship],
  })

  // An enemy is lost gladly.
  const lost = chosen && ship?.side === asked.side ? lostBy(engine.catalog, view, { [decision.ship]: chosen }) : []
  const { warned, press } = useSecondPress(lost, () => {
    if (chosen) setRefusal(answer({ type: 'chooseManoeuvre', ship: decision.ship, manoeuvre: chosen }))
  })

  const params = { ship: decision.ship }
  return (
    <Panel
      kind="manoeuvre"
      title={t({ key: `ui.manoeuvre.${decision.why}`, params }, { name: names })}
      note={t({ key: `ui.manoeuvre.${decision.why}.note`, params }, { name: names })}
    >
      <DialGrid
        label={t('ui.dial.label', { ship: names(decision.ship) })}
        entries={entries}
        chosen={chosen}
        onPreview={setShown}
        onChoose={key => {
          setChosen(key)
          fly.current?.focus()
        }}
      />
      <Steady>
        <ForecastText view={view} ship={decision.ship} shown={looked} />
      </Steady>
      <Reason refusal={refusal} />
      {warned && <LostWarning lost={lost} />}
      <div className="row">
        <button
          ref={fly}
          type="button"
          className="key primary large"
          aria-disabled={chosen === null || undefined}
          onClick={press}
        >
          {t(chosen === null ? 'ui.manoeuvre.missing' : warned ? 'ui.dial.anyway' : 'ui.manoeuvre.fly')}
        </button>
        {decision.mayPass && (
          <button type="button" className="key large" onClick={() => setRefusal(answer({ type: 'pass' }))}>
            {t('ui.manoeuvre.stay')}
          </button>
        )}
      </div>
    </Panel>
  )
}
