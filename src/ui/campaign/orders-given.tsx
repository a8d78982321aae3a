/** The briefing where it is read at the table, with the seal of the dice before the battle begins. */
import { useEffect, useRef } from 'react'
import { t } from '../../locale/index.ts'
import { diceSeal } from '../../match/fairness.ts'
import { useCommands } from '../commands/use-commands.ts'
import { Briefing } from '../menu/briefing.tsx'
import { missionsOf } from '../menu/missions.ts'
import { useAlone, useFactions, usePicture, useScreen, useSession } from '../play/context.ts'
import { setupOf } from '../play/session/session.ts'
import { Coaching } from './coaching.tsx'
import './campaign.css'
import './orders-given.css'
import './english.ts'

/** The briefing over the table: before the first decision of a mission whose briefing has not been read elsewhere, and whenever the battle's menu is asked for it; one key goes on. */
export function OrdersGiven() {
  const session = useSession()
  const { mode } = session
  const setup = setupOf(session)
  const side = useAlone()
  const factions = useFactions()
  const set = useScreen(state => state.set)
  // A mission that puts the ships down itself begins with the first round.
  const answered = session.mode !== 'play' || session.match.log.length > 0
  const begun = usePicture().round > 0 && answered
  const box = useRef<HTMLElement>(null)
  const key = useRef<HTMLButtonElement>(null)
  useEffect(() => key.current?.focus({ preventScroll: true }), [])
  const mission = missionsOf(setup?.set).find(({ id }) => id === setup?.mission)
  const go = () => {
    set({ briefing: false })
    // The keyboard goes on with the first order.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.orders [data-first]')?.focus())
  }
  useCommands({ close: { hears: ({ target }) => box.current?.contains(target) === true, run: go } })
  if (!mission || !setup) return null
  return (
    <aside ref={box} className="orders-given" aria-labelledby="briefing-title">
      <Briefing
        {...(setup.set ? { set: setup.set } : {})}
        mission={mission}
        points={setup.points ?? 0}
        factions={factions}
        level={2}
      />
      {mode === 'play' && !begun && side && <Coaching mission={mission.id} side={side} />}
      {mode === 'play' && !begun && (
        <details>
          <summary className="label">{t('ui.dice.seal')}</summary>
          <p>{t('ui.dice.seal.begin')}</p>
          <p>
            <code>{diceSeal(setup.seed)}</code>
          </p>
          <p className="panel-note">{t('ui.dice.seal.later')}</p>
        </details>
      )}
      <div className="given-keys">
        <button ref={key} type="button" className="key primary large" onClick={go}>
          {t(begun || mode !== 'play' ? 'ui.menu.resume' : 'ui.campaign.go')}
        </button>
      </div>
    </aside>
  )
}
