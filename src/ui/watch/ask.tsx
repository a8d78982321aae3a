/** Guessing along with a film: questions at its turning points, and whether the guess was right. */
import { useEffect, useRef, useState } from 'react'
import { manoeuvreWords, t } from '../../locale/index.ts'
import type { ShipId } from '../../rules/index.ts'
import { commands } from '../commands/listener.ts'
import type { Press } from '../commands/press.ts'
import { useCommands } from '../commands/use-commands.ts'
import { numbered } from '../parts/numbered.ts'
import { isByHand, listenToHands } from '../play/by-hand.ts'
import { usePicture, useSession, useTable } from '../play/context.ts'
import { type Answer, answerTo, type Question, questionAt } from './guess.ts'
import { chooseGuesses, useGuesses } from './level.ts'
import { stopBefore } from './stops.ts'

/** Seconds of film that the answer stands. */
const TOLD = 5

/** Whether the focus is on the page itself or on a key of the film with nothing open over it: nobody minds if a question takes it. */
const isFree = (focus: Element | null): boolean =>
  !focus ||
  focus === document.body ||
  (!commands.isCovered() && !focus.closest('.drawer-sheet') && focus.closest('.film-bar, .transport') !== null)

/** Whether Space leaves alone a key that has the focus: nobody went there. */
const isPassed = ({ target }: Press): boolean =>
  target?.matches('button') === true && !isByHand(target) && !target.closest('.drawer-sheet')

type Given = { readonly question: Question; readonly choice: number }

/** What a choice says. */
const choiceWords = (question: Question, choice: number): string => {
  if (question.kind === 'dial') return manoeuvreWords(question.choices[choice] ?? '')
  const amount = question.choices[choice] ?? 0
  if (amount === 0) return t('ui.watching.guess.none')
  return choice === question.choices.length - 1 ? t('ui.watching.guess.more', { amount }) : String(amount)
}

/** Before a dial is turned up and before an attack's dice: what will come? The film waits, and says later whether it did. */
export function Ask() {
  const { film, engine, names, mode } = useSession()
  const { t: now } = usePicture()
  const wanted = useGuesses() && mode !== 'play'
  const [asked, setAsked] = useState<Question | null>(null)
  const [given, setGiven] = useState<Given | null>(null)
  const over = useRef(new Set<number>())
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!wanted) return
    const ask = (beat: number) => (over.current.has(beat) ? null : questionAt(film.timeline, engine.catalog, beat))
    return stopBefore(
      film,
      beat => ask(beat) !== null,
      beat => {
        film.pause()
        setAsked(ask(beat))
        setGiven(null)
        over.current.add(beat)
      },
    )
  }, [film, engine, wanted])
  // Whoever leaps away or plays on is asked no more.
  const open = wanted && asked && Math.abs((film.timeline.beats[asked.beat]?.start ?? -1) - now) < 0.01 ? asked : null
  useEffect(() => {
    if (!open) return
    listenToHands()
    if (isFree(document.activeElement)) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [open])

  const goOn = (choice: number | null) => {
    if (open && choice !== null) setGiven({ question: open, choice })
    setAsked(null)
    document.querySelector<HTMLElement>('.film-line input')?.focus()
    film.play()
  }
  // Whoever skips ahead skips the question: Space answers only what a person went to.
  useCommands({ pass: open ? { over: isPassed, run: () => goOn(null) } : null })
  if (open)
    return (
      <section ref={box} className="ask" aria-label={t('ui.watching.guess')}>
        {open.kind === 'dial' && <About ship={open.ship} />}
        <p aria-live="polite">
          {open.kind === 'dial'
            ? t('ui.watching.guess.dial', { ship: names(open.ship) })
            : t('ui.watching.guess.attack', { attacker: names(open.attacker), defender: names(open.defender) })}
        </p>
        <div className="row">
          {numbered<unknown>(open.choices).map(({ key, index }) => (
            <button key={key} type="button" className="key" onClick={() => goOn(index)}>
              {choiceWords(open, index)}
            </button>
          ))}
        </div>
        <div className="row">
          <button type="button" className="plain-key" onClick={() => goOn(null)}>
            {t('ui.watching.guess.skip')}
          </button>
          <button
            type="button"
            className="plain-key"
            onClick={() => {
              chooseGuesses(false)
              goOn(null)
            }}
          >
            {t('ui.watching.guess.stop')}
          </button>
        </div>
      </section>
    )
  return given && <Verdict given={given} now={now} />
}

/** Nothing to see here: on the table, the ship that is asked about, as long as it is. */
function About({ ship }: { ship: ShipId }) {
  useTable({ selected: ship })
  return null
}

/** Whether it came as it was thought: said when it can be seen, for a while. */
function Verdict({ given: { question, choice }, now }: { given: Given; now: number }) {
  const { film } = useSession()
  const answer: Answer | null = answerTo(film.timeline, question)
  const right = answer?.choice === choice
  const told = answer !== null && now >= answer.seen && now <= answer.seen + TOLD
  return (
    <p className={!told ? 'unseen' : right ? 'verdict right' : 'verdict'} role="status">
      {told &&
        t(right ? 'ui.watching.guess.right' : 'ui.watching.guess.wrong', {
          answer: choiceWords(question, answer.choice),
        })}
    </p>
  )
}
