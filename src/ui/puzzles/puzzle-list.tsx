/** The page of puzzles: three grades, what was solved of each, and the way to the next one. */
import { useEffect, useState } from 'react'
import { inSet, t } from '../../locale/index.ts'
import type { PuzzleTried } from '../../saves/solved.ts'
import type { BattleRequest } from '../menu/types.ts'
import { Icon } from '../parts/icon.tsx'
import { NotCome } from '../parts/later.tsx'
import { puzzleRequest, puzzles } from './fetch-puzzles.ts'
import { GRADES, type Grade, type Puzzle } from './puzzle.ts'
import { stateOf, useSolved } from './use-solved.ts'
import './puzzles.css'

type Props = { readonly onStart: (request: BattleRequest) => void }

/** All puzzles, fetched; what does not come can be asked for again. */
export function Puzzles({ onStart }: Props) {
  const [all, setAll] = useState<readonly Puzzle[] | null | 'lost'>(null)
  const [wish, setWish] = useState(0)
  const tried = useSolved()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish asks once more
  useEffect(() => {
    let left = false
    puzzles().then(
      come => !left && setAll(come),
      () => !left && setAll('lost'),
    )
    return () => {
      left = true
    }
  }, [wish])
  if (all === 'lost')
    return (
      <NotCome
        onRetry={() => {
          setAll(null)
          setWish(wish + 1)
        }}
      />
    )
  if (!all || !tried) return <p aria-live="polite">{t('ui.puzzles.loading')}</p>
  return <Grades all={all} tried={tried} onStart={onStart} />
}

function Grades({
  all,
  tried,
  onStart,
}: Props & { readonly all: readonly Puzzle[]; readonly tried: readonly PuzzleTried[] }) {
  const [lost, setLost] = useState(false)
  const open = (puzzle: Puzzle) =>
    void puzzleRequest(puzzle).then(
      request => onStart(request),
      () => setLost(true),
    )
  const isSolved = ({ id }: Puzzle): boolean => ['clean', 'solved'].includes(stateOf(tried, id))
  const next = all.find(one => !isSolved(one))
  return (
    <>
      <p className="panel-note">{t('ui.puzzles.note')}</p>
      <div className="row puzzles-way">
        {next && (
          <button type="button" className="key primary large" onClick={() => open(next)}>
            {t('ui.puzzles.next')}
          </button>
        )}
        <p>{t('ui.puzzles.solved', { solved: all.filter(isSolved).length, all: all.length })}</p>
        <p role="alert">{lost && t('ui.problem.load')}</p>
      </div>
      <div className="puzzle-grades">
        {GRADES.map(grade => (
          <OneGrade key={grade} grade={grade} all={all} tried={tried} onOpen={open} />
        ))}
      </div>
    </>
  )
}

type GradeProps = {
  readonly grade: Grade
  readonly all: readonly Puzzle[]
  readonly tried: readonly PuzzleTried[]
  readonly onOpen: (puzzle: Puzzle) => void
}

/** The puzzles of a grade as numbered keys. */
function OneGrade({ grade, all, tried, onOpen }: GradeProps) {
  const own = all.map((puzzle, n) => ({ puzzle, number: n + 1 })).filter(({ puzzle }) => puzzle.grade === grade)
  return (
    <section aria-labelledby={`grade-${grade}`}>
      <h2 id={`grade-${grade}`}>{t(`ui.puzzles.grade.${grade}`)}</h2>
      <p className="panel-note">{t(`ui.puzzles.grade.${grade}.note`)}</p>
      <ol>
        {own.map(({ puzzle, number }) => {
          const state = stateOf(tried, puzzle.id)
          const { set = null, mission } = puzzle
          const name = inSet(set, () => t(`mission.${mission}.name`))
          const said = [t('ui.puzzles.one', { number }), name, t(`ui.puzzles.state.${state}`)].join(', ')
          return (
            <li key={puzzle.id}>
              <button
                type="button"
                className={`key ${state}`}
                aria-label={said}
                title={said}
                onClick={() => onOpen(puzzle)}
              >
                {number}
                {(state === 'clean' || state === 'solved') && <Icon name="check" />}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
