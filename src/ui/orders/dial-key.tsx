import type { KeyboardEvent } from 'react'
import { t } from '../../locale/index.ts'
import type { Difficulty, ManoeuvreKey } from '../../rules/index.ts'
import { BearingIcon, DifficultyMark } from '../parts/bearings.tsx'
import { cameItself } from '../parts/pointer.ts'

export type Entry = {
  readonly key: ManoeuvreKey
  readonly bearing: string
  readonly speed: number
  readonly difficulty: Difficulty | null
  /** Why it is a bad or impossible idea; impossible ones cannot be chosen. */
  readonly warning?: string
  readonly impossible?: boolean
}

type KeyProps = {
  readonly entry: Entry
  readonly chosen: boolean
  /** The one key of the grid that Tab reaches. */
  readonly current: boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPreview: () => void
  readonly onChoose: () => void
}

/** A manoeuvre of the dial as a key: its bearing, its difficulty, and a warning in its name. */
export function DialKey({ entry, chosen, current, onKeyDown, onPreview, onChoose }: KeyProps) {
  const { bearing, speed, difficulty, warning, impossible } = entry
  const classes = ['dial-key', difficulty ?? 'plain', chosen && 'chosen', warning && 'warned']
  const words = t('manoeuvre.words', { speed, bearing: t(`bearing.${bearing}`) })
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-key={entry.key}
      data-term={bearing.split('-')[0]}
      data-first={current ? true : undefined}
      tabIndex={current ? 0 : -1}
      aria-pressed={chosen}
      aria-disabled={impossible || undefined}
      aria-label={[words, difficulty ? t(`difficulty.${difficulty}`) : '', warning ?? ''].filter(Boolean).join(', ')}
      onKeyDown={onKeyDown}
      onClick={onChoose}
      onPointerEnter={event => cameItself(event) && onPreview()}
      onFocus={onPreview}
    >
      <BearingIcon bearing={bearing} />
      {difficulty && <DifficultyMark difficulty={difficulty} />}
    </button>
  )
}
