/** A hint as it lies in an order: plans or choices weighed against each other, each with the key that takes it. */
import { useEffect, useRef, useState } from 'react'
import type { Explanation } from '../../../../ai/thought.ts'
import { t } from '../../../locale/index.ts'
import type { Command, Decision } from '../../../rules/index.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { useAnswer, usePlaying, useScreen, useSession, type Waiting } from '../context.ts'
import { showKey } from '../orders/panel.tsx'
import { commandWords, distinct, type Option, otherDials } from './choice-words.ts'
import { shotsAfter } from './dials-flown.ts'
import { choiceReason, initiativeReason, percent, planReasons } from './plain.ts'
import { DialList, Feared, PlanFacts, Rough } from './plan.tsx'
import { useDials, usePointing, useTake } from './take.ts'

/** Plans and choices shown. */
const SHOWN = 3

/** What a strong player would do here, and why; one tap takes it: into the order where more is to be set there, else as the answer. */
export function HintCard({ asked }: { asked: Waiting }) {
  const advise = usePlaying()?.advise
  const { side, view, decision } = asked
  const [advice, setAdvice] = useState<Explanation | null | 'thinking'>('thinking')
  useEffect(() => {
    let gone = false
    advise?.({ view, decision }).then(found => !gone && setAdvice(found))
    return () => {
      gone = true
    }
  }, [advise, view, decision])
  const wanted = useScreen(state => state.wanted)
  const taught = wanted?.hint === `${side}/${decision.at}` ? taughtIn(asked, wanted.commands) : null
  const thinking = !taught && advice === 'thinking'
  // Whoever asked by key takes it by key; whoever has gone on to something else is left there.
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    const free =
      document.activeElement?.closest('.orders, .topbar, .transport') || document.activeElement === document.body
    if (!thinking && free) showKey(card.current?.querySelector<HTMLElement>('.key.primary') ?? null)
  }, [thinking])
  const set = useScreen(state => state.set)
  useCommands({ leave: () => set({ hint: null }) })
  // Put away with the focus in it: that goes on to what is advised, or to the first choice.
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      const order = document.querySelector('.orders')
      const there = order?.querySelector<HTMLElement>('.hinted') ?? order?.querySelector<HTMLElement>('[data-first]')
      there?.focus({ preventScroll: true })
    },
    [],
  )
  const found = taught ?? (advice === 'thinking' ? null : advice)
  const empty = found === null || found.plans.length + found.choices.length === 0
  return (
    <section ref={card} className="hint" aria-label={t('ui.hint')} aria-busy={thinking}>
      <p className="hint-state" role="status">
        {thinking
          ? t('ui.hint.thinking')
          : empty
            ? t('ui.hint.none')
            : taught
              ? null
              : found.measure === 'worth'
                ? t(worthWords(found.decision))
                : t(found.plans.length > 0 ? 'ui.hint.win.plans' : 'ui.hint.win', { win: percent(found.win) })}
      </p>
      {found &&
        (found.plans.length > 0 ? (
          <Plans asked={asked} found={found} />
        ) : (
          <Choices asked={asked} found={found} taught={taught !== null} />
        ))}
    </section>
  )
}

/** What an instructor asks for, as a hint has it: it is compared with nothing. */
const taughtIn = ({ side, view, decision }: Waiting, commands: readonly Command[]): Explanation => ({
  side,
  round: view.round,
  decision: decision.kind,
  measure: 'worth',
  nodes: 0,
  win: 0,
  gap: null,
  plans: [],
  choices: commands.map((command, index) => ({ command, win: -index })),
})

function Plans({ asked, found }: { asked: Waiting; found: Explanation }) {
  const { engine, names } = useSession()
  const { view, side } = asked
  const setDials = useDials(asked)
  const pointing = usePointing()
  const plans = otherDials(found.plans)
  const [best, next = null] = plans
  if (!best) return null
  const shots = best.feared && shotsAfter(engine.catalog, view, side, { ...best.dials, ...best.feared.dials })
  return (
    <ol className="hint-list">
      {plans.slice(0, SHOWN).map((plan, index) => (
        <li key={JSON.stringify(plan.dials)} className="hint-row" {...pointing(plan.dials)}>
          <div className="hint-take">
            <DialList dials={plan.dials} />
            <button type="button" className={index === 0 ? 'key primary' : 'key'} onClick={() => setDials(plan.dials)}>
              {t('ui.hint.take')}
            </button>
          </div>
          <PlanFacts plan={plan} />
          <Rough dials={plan.dials} view={view} />
          {plan === best && (
            <>
              <Feared plan={plan} />
              <ul className="hint-reasons">
                {planReasons(best, next, shots).map(line => (
                  <li key={line.key} className="hint-reason">
                    {t(line, { name: names })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

/** How a list of choices begins that are compared by no chance to win. */
const worthWords = (kind: Decision['kind']) => {
  if (kind === 'edge') return 'ui.hint.worth.edge' as const
  const put = kind === 'place' || kind === 'reinforce' || kind === 'token'
  return put ? ('ui.hint.worth' as const) : ('ui.hint.worth.other' as const)
}

/** Whether a choice is set in the order before it is answered; any other is the answer once it is taken. */
const isTaken = (command: Command): boolean =>
  ['setDial', 'chooseManoeuvre', 'slide', 'place', 'reinforce', 'placeToken', 'chooseEdge'].includes(command.type) ||
  (command.type === 'act' && ['barrel-roll', 'boost'].includes(command.action))

function Choices({ asked, found, taught }: { asked: Waiting; found: Explanation; taught: boolean }) {
  const { engine, names } = useSession()
  const take = useTake()
  const answer = useAnswer(asked)
  const set = useScreen(state => state.set)
  const setDials = useDials(asked)
  const pointing = usePointing()
  // An instructor shows the key: it is to be pressed there.
  const shows = (command: Command) => taught && !isTaken(command)
  const choose = (command: Command) => {
    if (command.type === 'setDial') setDials({ [command.ship]: command.manoeuvre })
    else if (isTaken(command) || shows(command)) take(command)
    else {
      set({ hint: null })
      answer(command)
    }
  }
  const options = distinct(found.choices)
  const [best, next = null] = options
  const chance = found.measure === 'chance'
  const reason = !best
    ? null
    : found.decision === 'initiative'
      ? initiativeReason(engine.catalog, asked.view)
      : chance
        ? choiceReason(best, next)
        : null
  const row = (one: Option) => (
    <li
      key={JSON.stringify(one.command)}
      className="hint-row"
      {...(one.command.type === 'setDial' && pointing({ [one.command.ship]: one.command.manoeuvre }))}
    >
      <div className="hint-take">
        <p>
          <strong>{commandWords(one.command, names, found.decision)}</strong>
          {chance && <small>{t('ui.hint.choice', { win: percent(one.win) })}</small>}
        </p>
        <button type="button" className={one === best ? 'key primary' : 'key'} onClick={() => choose(one.command)}>
          {t(shows(one.command) ? 'ui.hint.show' : 'ui.hint.take')}
        </button>
      </div>
      {one === best && reason && <p className="hint-reasons">{t(reason)}</p>}
    </li>
  )
  return <ol className="hint-list">{options.slice(0, SHOWN).map(row)}</ol>
}
