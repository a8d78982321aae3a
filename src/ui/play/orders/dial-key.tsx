/** One manoeuvre on a dial: what is known of it, and how it looks and reads aloud. */
import type { KeyboardEvent } from 'react'
import type { Bearing } from '../../../geometry/index.ts'
import { t } from '../../../locale/index.ts'
import type { Tone } from '../../../playback/marks.ts'
import type { Difficulty, ManoeuvreKey, Said } from '../../../rules/index.ts'
import { BearingIcon, DifficultyMark, OutcomeMark } from '../../parts/bearings.tsx'
import { cameItself } from '../../parts/pointer.ts'

export type Entry = {
  readonly key: ManoeuvreKey
  readonly bearing: Bearing
  readonly speed: number
  readonly difficulty: Difficulty | null
  /** Why it is a bad or impossible idea; impossible ones cannot be chosen. */
  readonly warning?: string
  readonly impossible?: boolean
  /** Who forbids it, and by which rules. */
  readonly bar?: Said
  /** How it would end as the ships lie now: 'bad' lost, 'maybe' into something; not said where dials are set by eye (PLAN-6). */
  readonly outcome?: Tone
}

type KeyProps = {
  readonly entry: Entry
  readonly chosen: boolean
  /** The one key of the grid that Tab reaches. */
  readonly current: boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPreview: () => void
  /** A mouse moves over it. */
  readonly onPointed: () => void
  readonly onChoose: () => void
}

/** A manoeuvre of the dial as a key: its bearing, its difficulty, and a warning in its name. */
export function DialKey({ entry, chosen, current, onKeyDown, onPreview, onPointed, onChoose }: KeyProps) {
  const { bearing, speed, difficulty, warning, impossible, outcome } = entry
  const trouble = outcome === 'bad' || outcome === 'maybe' ? outcome : null
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
      aria-label={[
        words,
        difficulty ? t(`difficulty.${difficulty}`) : '',
        warning ?? '',
        trouble ? t(`ui.dial.outcome.${trouble}`) : '',
      ]
        .filter(Boolean)
        .join(', ')}
      onKeyDown={onKeyDown}
      onClick={onChoose}
      onPointerEnter={event => cameItself(event) && onPreview()}
      onPointerMove={event => event.pointerType === 'mouse' && onPointed()}
      onFocus={onPreview}
    >
      <BearingIcon bearing={bearing} />
      {difficulty && <DifficultyMark difficulty={difficulty} />}
      {trouble && <OutcomeMark outcome={trouble} />}
    </button>
  )
}
