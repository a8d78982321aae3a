import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { Difficulty, ManoeuvreKey } from '../../rules/index.ts'
import { BearingIcon, DifficultyMark } from '../parts/bearings.tsx'

const COLUMNS = ['turn-left', 'bank-left', 'straight', 'bank-right', 'turn-right', 'koiogran'] as const
/** Bearings as they lie on the number pad. */
const NUMPAD: Readonly<Record<string, (typeof COLUMNS)[number]>> = {
  Numpad7: 'bank-left',
  Numpad8: 'straight',
  Numpad9: 'bank-right',
  Numpad4: 'turn-left',
  Numpad6: 'turn-right',
  Numpad2: 'koiogran',
}

export type Entry = {
  readonly key: ManoeuvreKey
  readonly bearing: string
  readonly speed: number
  readonly difficulty: Difficulty | null
  /** Why it is a bad or impossible idea; impossible ones cannot be chosen. */
  readonly warning?: string
  readonly impossible?: boolean
}

type Props = {
  readonly label: string
  readonly entries: readonly Entry[]
  readonly chosen: ManoeuvreKey | null
  readonly onChoose: (key: ManoeuvreKey) => void
  readonly onPreview: (key: ManoeuvreKey | null) => void
}

/** The dial: speeds from the highest down, bearings from the left turn to the Koiogran turn. Arrow keys walk, Enter sets. */
export function DialGrid({ label, entries, chosen, onChoose, onPreview }: Props) {
  const columns = COLUMNS.filter(bearing => entries.some(entry => entry.bearing === bearing))
  const speeds = [...new Set(entries.map(entry => entry.speed))].sort((a, b) => b - a)
  const at = (bearing: string | undefined, speed: number | undefined) =>
    entries.find(entry => entry.bearing === bearing && entry.speed === speed)
  const home = at('straight', 2) ?? entries[0]
  const [place, setPlace] = useState<ManoeuvreKey | undefined>(chosen ?? home?.key)
  const current = entries.find(entry => entry.key === place) ?? home
  const grid = useRef<HTMLTableElement>(null)

  const go = (entry: Entry | undefined) => {
    if (!entry) return
    setPlace(entry.key)
    grid.current?.querySelector<HTMLElement>(`[data-key="${entry.key}"]`)?.focus()
  }

  /** The next entry in a direction, empty cells passed over. */
  const neighbour = (right: number, down: number): Entry | undefined => {
    let column = columns.indexOf(current?.bearing as (typeof COLUMNS)[number])
    let row = speeds.indexOf(current?.speed ?? 0)
    do {
      column += right
      row += down
      const found = at(columns[column], speeds[row])
      if (found) return found
    } while (column >= 0 && column < columns.length && row >= 0 && row < speeds.length)
    return undefined
  }

  const keys = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    }
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    go(neighbour(step[0], step[1]))
  }

  useEffect(() => {
    const shortcut = (event: globalThis.KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return
      if ((event.target as Element).closest('input, select, textarea')) return
      const bearing = NUMPAD[event.code]
      const digit = /^Digit([0-5])$/.exec(event.code)
      if (!bearing && !digit) return
      event.preventDefault()
      const speed = digit ? Number(digit[1]) : (current?.speed ?? 0)
      const wanted = bearing ?? current?.bearing
      // Keep one of the two where the dial has no such pair.
      go(at(wanted, speed) ?? entries.find(entry => (bearing ? entry.bearing === bearing : entry.speed === speed)))
    }
    window.addEventListener('keydown', shortcut)
    return () => window.removeEventListener('keydown', shortcut)
  })

  return (
    <table ref={grid} className="dial" onPointerLeave={() => onPreview(null)}>
      <caption className="unseen">{label}</caption>
      <tbody>
        {speeds.map(speed => (
          <tr key={speed}>
            <th scope="row">{speed}</th>
            {columns.map(bearing => {
              const entry = at(bearing, speed)
              return (
                <td key={bearing}>
                  {entry && (
                    <DialKey
                      entry={entry}
                      chosen={entry.key === chosen}
                      current={entry.key === current?.key}
                      onKeyDown={keys}
                      onPreview={() => onPreview(entry.key)}
                      onChoose={() => {
                        setPlace(entry.key)
                        onPreview(entry.key)
                        if (!entry.impossible) onChoose(entry.key)
                      }}
                    />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
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

function DialKey({ entry, chosen, current, onKeyDown, onPreview, onChoose }: KeyProps) {
  const { bearing, speed, difficulty, warning, impossible } = entry
  const classes = ['dial-key', difficulty ?? 'plain', chosen && 'chosen', warning && 'warned']
  const words = t('manoeuvre.words', { speed, bearing: t(`bearing.${bearing}`) })
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-key={entry.key}
      data-first={current ? true : undefined}
      tabIndex={current ? 0 : -1}
      aria-pressed={chosen}
      aria-disabled={impossible || undefined}
      aria-label={[words, difficulty ? t(`difficulty.${difficulty}`) : '', warning ?? ''].filter(Boolean).join(', ')}
      onKeyDown={onKeyDown}
      onClick={onChoose}
      onPointerEnter={onPreview}
      onFocus={onPreview}
    >
      <BearingIcon bearing={bearing} />
      {difficulty && <DifficultyMark difficulty={difficulty} />}
    </button>
  )
}
