/** The computer’s reasons row by row: for its dials, and for its choices within a round. */
import type { Dials, Explanation, PlaceReason } from '../../../../ai/thought.ts'
import { decimal, grouped, has, type Names, t } from '../../../locale/index.ts'
import type { Side } from '../../../rules/index.ts'
import { percents } from '../../parts/percents.ts'
import { useSession, useSideName } from '../context.ts'
import { commandWords, distinct, isAlike } from './choice-words.ts'
import { percent } from './plain.ts'
import { DialList, Feared, PlanFacts } from './plan.tsx'
import { flownDials, type Openness, type Reason } from './reason.ts'

/** Choices told of beside the one that was taken. */
const SHOWN = 3
/** A gain too small to be told, as a chance to win. */
const NOTHING = 0.0005

/** A share that is as good as all of it. */
const ALL = 0.995
/** How often each plan is played, in whole percent; one digit more where there would be nothing. */
const sharesOf = (plans: Explanation['plans']): readonly string[] => {
  const digits = plans.some(({ share }) => share < 0.01) ? 1 : 0
  return percents(
    plans.map(({ share }) => share),
    digits,
  ).map(value => decimal(value, digits))
}

const isFlown = (dials: Dials, flown: Dials | null): boolean =>
  flown !== null && Object.entries(flown).every(([ship, key]) => dials[ship] === undefined || dials[ship] === key)

/** How sure it was and how much it looked at, in one line. */
function Summary({ explanation }: { explanation: Explanation }) {
  const { win, nodes, gap } = explanation
  return (
    <p className="reasons-summary">
      {t('ui.why.summary', { win: percent(win), nodes: grouped(nodes) })}{' '}
      {gap !== null && t(gap < NOTHING ? 'ui.why.gap.none' : 'ui.why.gap', { gap: percent(gap) })}
    </p>
  )
}

/** Why a side's dials: the plans it mixed, what each expected and feared, and which one was flown. */
export function DialReason({ reason, open }: { reason: Reason; open: Openness }) {
  const { explanation, side } = reason
  const nameOf = useSideName()
  const flown = flownDials(reason, open)
  // A level that plans ship by ship, by lot, has nothing that its dials were mixed with.
  const shares = sharesOf(explanation.plans)
  const alone = explanation.plans.length === 1 && explanation.plans[0]!.share < ALL
  return (
    <section className={`reason-dials ${side}`} aria-label={t('ui.why.dials', { side: nameOf(side) })}>
      <h4 className={`label ${side}`}>{t('ui.why.dials', { side: nameOf(side) })}</h4>
      <Summary explanation={explanation} />
      <ol className="reasons-list">
        {explanation.plans.map((plan, n) => (
          <li
            key={JSON.stringify(plan.dials)}
            className={isFlown(plan.dials, flown) ? 'reason-row flown' : 'reason-row'}
          >
            <p className="plan-share">
              {!alone && <meter min={0} max={1} value={plan.share} aria-hidden="true" />}
              <span>{t(alone ? 'ui.why.alone' : 'ui.why.share', { share: shares[n]! })}</span>
              {isFlown(plan.dials, flown) && <strong>{t('ui.why.flown')}</strong>}
            </p>
            <DialList dials={plan.dials} />
            <PlanFacts plan={plan} />
            <Feared plan={plan} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Who chose, or what was put down. */
function whose({ decision, command, side }: Reason, names: Names, nameOf: (side: Side) => string): string {
  if (command.type === 'place') return names(command.ship)
  if (command.type === 'reinforce') return t(`pilot.${command.pilot}`)
  return 'ship' in decision ? names(decision.ship) : nameOf(side)
}

/** A choice with its chance; set apart, for a move ends with a number of its own. */
function Chanced({ words, win }: { readonly words: string; readonly win: number | null }) {
  if (win === null) return <span>{words}</span>
  return (
    <>
      <span>{words}:</span> <b>{t('ui.percent', { value: percent(win) })}</b>
    </>
  )
}

/** What a place has over the others, in one line; nothing where no reason was told. */
function Because({ why }: { readonly why: readonly PlaceReason[] | undefined }) {
  if (!why?.length) return null
  return <small className="reason-of">{t('ui.why.because', { reasons: why.map(because).join(', ') })}</small>
}
const because = (reason: PlaceReason): string => t(`ui.why.because.${reason}`)

/** Why one choice within the round: what it was set against, and the chance to win by each; without figures where they only compare. */
export function ChoiceReason({ reason }: { reason: Reason }) {
  const { names } = useSession()
  const nameOf = useSideName()
  const { decision, command, explanation } = reason
  const options = distinct(explanation.choices)
  const chance = explanation.measure === 'chance'
  const kind = `ui.why.kind.${decision.kind}`
  const taken = options.find(one => isAlike(one.command, command))
  const others = options.filter(one => one !== taken).slice(0, SHOWN)
  return (
    <li className={`reason-row reason-choice ${reason.side}`}>
      <p className="reason-what">
        <span className="label">{has(kind) && t(kind)}</span> {whose(reason, names, nameOf)}
        <small className="reason-of">{t(chance ? 'ui.why.each' : 'ui.why.order')}</small>
      </p>
      <ul>
        {taken && (
          <li className="taken">
            <Chanced words={commandWords(command, names, decision.kind)} win={chance ? taken.win : null} />
            <Because why={taken.why} />
          </li>
        )}
        {others.map(one => (
          <li key={JSON.stringify(one.command)}>
            <Chanced words={commandWords(one.command, names, decision.kind)} win={chance ? one.win : null} />
          </li>
        ))}
      </ul>
    </li>
  )
}
