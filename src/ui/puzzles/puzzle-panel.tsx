/** A puzzle beside its table: the question, the answers, each drawn where it leads, and why the best is the best. */
import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Decided } from '../../../ai/judge/reviewed.ts'
import { manoeuvreWords, t } from '../../locale/index.ts'
import { WaysContext } from '../campaign/ways-on.ts'
import { numbered } from '../parts/numbered.ts'
import { usePicture, useScreen, useSideName, useTable } from '../play/context.ts'
import { Panel } from '../play/orders/panel.tsx'
import { playedOf, type Replaying } from '../play/session/session.ts'
import { takeOver } from '../watch/fork.ts'
import { marksOf } from '../watch/replays/decisions.ts'
import { puzzleRequest, puzzles } from './fetch-puzzles.ts'
import { solved } from './open-solved.ts'
import { dialsToCome } from './own-dials.ts'
import { bestTwo, type Puzzle } from './puzzle.ts'
import { answerWords, becauseOf, percent, proofOf, questionOf } from './puzzle-words.ts'
import './puzzles.css'

/** What is drawn of an answer: where it leads beside the best one, once that may be known, or alone. */
function decidedOf(
  { answers, round, side, ship, because }: Puzzle,
  from: Decided['from'],
  shown: number,
  other: number,
): Decided {
  const option = (n: number): Decided['done'] => {
    const one = answers[n]!
    if (one.kind === 'dial') return { kind: 'dial', key: one.key, end: one.end ?? from }
    return { kind: one.kind === 'action' ? 'action' : 'attack', choice: one.choice, end: one.end }
  }
  return { at: 0, round, side, ship, from, done: option(shown), other: option(other), by: -1, because }
}

/** The puzzle of the battle that is shown. */
export function PuzzlePanel({ session, puzzle }: { readonly session: Replaying; readonly puzzle: Puzzle }) {
  const { engine, names, film } = session
  const picture = usePicture()
  const sideName = useSideName()
  const set = useScreen(state => state.set)
  const [best, next] = bestTwo(puzzle)
  const [shown, setShown] = useState<number | null>(null)
  const [missed, setMissed] = useState<ReadonlySet<number>>(new Set())
  const [done, setDone] = useState<'no' | 'solved' | 'shown'>('no')
  const [told, setTold] = useState('')
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (told) said.current?.scrollIntoView({ block: done === 'no' ? 'nearest' : 'start' })
  }, [told, done])
  // On a phone the question is the page that is seen first.
  useEffect(() => set({ page: 'orders' }), [set])
  const ship = picture.ships.find(({ id }) => id === puzzle.ship)
  const at = done === 'no' ? shown : (shown ?? best)
  const marks = useMemo(() => {
    if (!ship?.pose) return {}
    if (at === null) return { selected: puzzle.ship, frame: [puzzle.ship] }
    const beside = done === 'no' ? at : at === best ? next : best
    const [better, worse] = done !== 'no' && beside === best ? [best, at] : [at, beside]
    return marksOf(engine.catalog, decidedOf(puzzle, ship.pose, better, worse), ship)
  }, [engine, puzzle, ship, at, done, best, next])
  const there = film.clock.t >= film.timeline.duration
  useTable(there ? marks : {})
  const dials = useMemo(() => dialsToCome(session, puzzle), [session, puzzle])

  const keep = (right: boolean, wrong: number) =>
    void solved().then(store => store.keep({ id: puzzle.id, missed: wrong, solved: right ? Date.now() : null }))
  const answer = (n: number) => {
    setShown(n)
    if (done !== 'no') return
    const { by } = puzzle.answers[n]!
    if (n === best) {
      setDone('solved')
      setTold(t('ui.puzzles.right'))
      keep(true, missed.size)
      return
    }
    const wrong = new Set([...missed, n])
    setMissed(wrong)
    setTold(t('ui.puzzles.wrong', { what: words(n), by: percent(by) }))
    keep(false, wrong.size)
  }
  const words = (n: number): string => answerWords(puzzle.answers[n]!, names, puzzle)
  const giveUp = () => {
    setDone('shown')
    setShown(best)
    setTold(t('ui.puzzles.solution', { what: words(best) }))
    keep(false, missed.size + 1)
  }
  return (
    <Panel kind="puzzle" title={t(`ui.puzzles.grade.${puzzle.grade}`)}>
      <p className="puzzle-question">{questionOf(puzzle, names, sideName)}</p>
      {puzzle.grade === 'dial' && picture.ships.filter(one => one.side === puzzle.side && one.pose).length > 1 && (
        <p className="panel-note">{t('ui.puzzles.with')}</p>
      )}
      {dials.length > 0 && (
        <p className="panel-note">
          {t('ui.puzzles.dials', {
            dials: dials.map(one => `${names(one.ship)} ${manoeuvreWords(one.dial)}`).join(', '),
          })}
        </p>
      )}
      <fieldset className="puzzle-answers">
        <legend className="unseen">{t('ui.puzzles.answers')}</legend>
        {numbered(puzzle.answers).map(({ key, index, thing }) => (
          <button
            key={key}
            type="button"
            className={`key${missed.has(index) ? ' missed' : ''}${done !== 'no' && index === best ? ' best' : ''}`}
            aria-pressed={at === index}
            data-first={index === 0 || undefined}
            onPointerEnter={() => setShown(index)}
            onFocus={() => setShown(index)}
            onClick={() => answer(index)}
          >
            <span>{words(index)}</span>
            {(done !== 'no' || missed.has(index)) && (
              <small>{index === best ? t('ui.puzzles.best') : t('ui.puzzles.less', { by: percent(thing.by) })}</small>
            )}
          </button>
        ))}
      </fieldset>
      <p ref={said} className={`puzzle-told ${done}`} role="status">
        {told}
      </p>
      {done !== 'no' && <Explained puzzle={puzzle} next={next} />}
      <Further session={session} puzzle={puzzle} done={done !== 'no'} onShow={giveUp} />
    </Panel>
  )
}

/** Why it is so, and how sure that is. */
function Explained({ puzzle, next }: { readonly puzzle: Puzzle; readonly next: number }) {
  const { win, answers, from } = puzzle
  const level = (id: string) => t(`level.${id}`)
  return (
    <div className="puzzle-why">
      <p>{becauseOf(puzzle)}</p>
      <p>{t('ui.puzzles.chances', { best: percent(win), next: percent(win - answers[next]!.by) })}</p>
      <p className="panel-note">{proofOf(puzzle)}</p>
      <p className="panel-note">
        {t('ui.puzzles.from', { first: level(from.levels[0]), second: level(from.levels[1]) })}
      </p>
    </div>
  )
}

type FurtherProps = {
  readonly session: Replaying
  readonly puzzle: Puzzle
  readonly done: boolean
  readonly onShow: () => void
}

/** Where to go from here. */
function Further({ session, puzzle, done, onShow }: FurtherProps) {
  const ways = useContext(WaysContext)
  if (!ways) return null
  const onNext = async () => {
    const all = await puzzles()
    const tried = (await solved()).list()
    const place = all.findIndex(({ id }) => id === puzzle.id)
    const order = [...all.slice(place + 1), ...all.slice(0, place)]
    const open = order.find(({ id }) => !tried.some(one => one.id === id && one.solved !== null)) ?? order[0]
    if (open) ways.onStart(await puzzleRequest(open))
  }
  const { side, from } = puzzle
  const file = playedOf(session)
  const level = from.levels[side === 'first' ? 1 : 0]
  const play = () =>
    ways.onStart(takeOver(session.engine, file, { side, keep: file.commands.length, level, setup: null }))
  return (
    <div className="row">
      {done ? (
        <>
          <button type="button" className="key primary" onClick={() => void onNext()}>
            {t('ui.puzzles.next')}
          </button>
          <button type="button" className="key" onClick={play}>
            {t('ui.puzzles.play')}
          </button>
        </>
      ) : (
        <button type="button" className="key" onClick={onShow}>
          {t('ui.puzzles.show')}
        </button>
      )}
      <button type="button" className="key" onClick={ways.onPuzzles}>
        {t('ui.puzzles.all')}
      </button>
    </div>
  )
}
