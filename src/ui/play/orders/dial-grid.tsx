/** A manoeuvre dial as a grid of keys for pointer, wheel, arrows and number pad. */
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Bearing } from '../../../geometry/index.ts'
import type { ManoeuvreKey } from '../../../rules/index.ts'
import { digitOf } from '../../commands/press.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { cameItself } from '../../parts/pointer.ts'
import { DialKey, type Entry } from './dial-key.tsx'

/** The columns of the dial from left to right, and where each bearing lies on the number pad: no dial has both loops and rolls, none has slips. */
const PAD = {
  'turn-left': 'Numpad4',
  'bank-left': 'Numpad7',
  straight: 'Numpad8',
  'bank-right': 'Numpad9',
  'turn-right': 'Numpad6',
  'segnor-left': 'Numpad1',
  'tallon-left': 'Numpad1',
  koiogran: 'Numpad2',
  'tallon-right': 'Numpad3',
  'segnor-right': 'Numpad3',
  stationary: 'Numpad5',
  'slip-turn-left': 'Numpad4',
  'slip-bank-left': 'Numpad7',
  'slip-bank-right': 'Numpad9',
  'slip-turn-right': 'Numpad6',
} as const satisfies Readonly<Record<Bearing, string>>
const COLUMNS = Object.keys(PAD) as readonly Bearing[]

/** A table that is walked with arrows is a grid, its cells may be chosen: what WAI-ARIA makes of table and td. */
const GRID = { role: 'grid' } as const
const cellOf = (selected: boolean) => ({ role: 'gridcell', 'aria-selected': selected }) as const

type Props = {
  readonly label: string
  readonly entries: readonly Entry[]
  readonly chosen: ManoeuvreKey | null
  /** Where it is looked at first, if not at what is chosen. */
  readonly start?: ManoeuvreKey | null
  readonly onChoose: (key: ManoeuvreKey) => void
  readonly onPreview: (key: ManoeuvreKey | null) => void
}

/** The dial: speeds from the highest down, bearings from the left turn to what turns at its end. Arrow keys and the wheel walk, Home and End go to the ends of a speed, Enter sets. */
export function DialGrid({ label, entries, chosen, start = null, onChoose, onPreview }: Props) {
  const columns = COLUMNS.filter(bearing => entries.some(entry => entry.bearing === bearing))
  const speeds = [...new Set(entries.map(entry => entry.speed))].sort((a, b) => b - a)
  const at = (bearing: string | undefined, speed: number | undefined) =>
    entries.find(entry => entry.bearing === bearing && entry.speed === speed)
  const home = at('straight', 2) ?? entries[0]
  const [place, setPlace] = useState<ManoeuvreKey | undefined>(start ?? chosen ?? home?.key)
  const current = entries.find(entry => entry.key === place) ?? home
  const grid = useRef<HTMLTableElement>(null)
  /** A pointer has come upon a key. One that a new grid was put under points at its key once it moves. */
  const pointed = useRef(false)

  const go = (entry: Entry | undefined) => {
    if (!entry) return
    setPlace(entry.key)
    grid.current?.querySelector<HTMLElement>(`[data-key="${entry.key}"]`)?.focus()
  }

  /** The next entry in a direction, empty cells passed over. */
  const neighbour = (right: number, down: number): Entry | undefined => {
    let column = current ? columns.indexOf(current.bearing) : -1
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
    const ends: Readonly<Record<string, readonly string[]>> = { Home: columns, End: columns.toReversed() }
    // A keypad without NumLock sends arrows, and yet means bearings.
    if (event.code.startsWith('Numpad')) return
    const step = steps[event.key]
    const end = ends[event.key]
    if (!(step || end) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    if (step) go(neighbour(step[0], step[1]))
    else go(end?.map(bearing => at(bearing, current?.speed)).find(entry => entry !== undefined))
  }

  // The wheel turns the dial: faster and slower; with Shift, or sideways, from bearing to bearing.
  useEffect(() => {
    const table = grid.current
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey) return
      event.preventDefault()
      const sideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)
      const step = Math.sign(event.deltaY || event.deltaX)
      const next = sideways ? neighbour(step, 0) : neighbour(0, step)
      if (!next) return
      go(next)
      onPreview(next.key)
    }
    // Not by React, whose listeners cannot keep the page from scrolling.
    table?.addEventListener('wheel', turn, { passive: false })
    return () => table?.removeEventListener('wheel', turn)
  })

  // Keep one of the two where the dial has no such pair.
  useCommands({
    speed: press => {
      const speed = press && digitOf(press)
      go(
        entries.find(entry => entry.bearing === current?.bearing && entry.speed === speed) ??
          entries.find(entry => entry.speed === speed),
      )
    },
    bearing: press => {
      const bearing = columns.find(one => PAD[one] === press?.code)
      go(at(bearing, current?.speed) ?? entries.find(entry => entry.bearing === bearing))
    },
  })

  return (
    <table
      ref={grid}
      {...GRID}
      className="dial"
      style={{ '--columns': columns.length } as CSSProperties}
      onPointerLeave={event => cameItself(event) && onPreview(null)}
      onBlur={event => {
        // What was only looked at is not what will be flown.
        if (!event.currentTarget.contains(event.relatedTarget)) onPreview(null)
      }}
    >
      <caption className="unseen">{label}</caption>
      <tbody>
        {speeds.map(speed => (
          <tr key={speed}>
            <th scope="row">{speed}</th>
            {columns.map(bearing => {
              const entry = at(bearing, speed)
              return (
                <td key={bearing} {...cellOf(entry?.key === chosen && chosen !== null)}>
                  {entry && (
                    <DialKey
                      entry={entry}
                      chosen={entry.key === chosen}
                      current={entry.key === current?.key}
                      onKeyDown={keys}
                      onPreview={() => onPreview(entry.key)}
                      onPointed={() => {
                        if (!pointed.current) onPreview(entry.key)
                        pointed.current = true
                      }}
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
