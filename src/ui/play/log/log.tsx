/** The battle in words, to be read and walked through; each line leads to its moment and to its rules. */
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { t } from '../../../locale/index.ts'
import type { Seal } from '../../../match/commitment.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { Icon } from '../../parts/icon.tsx'
import { Asked } from '../../parts/later.tsx'
import { lazy } from '../../parts/lazy.ts'
import { Why } from '../../rules/why.tsx'
import { usePicture, useScreen, useSession } from '../context.ts'
import { focusBack } from '../focus-back.ts'
import { lastOf, rowsOf, STRETCH, textOf } from './log-rows.ts'
import { Earlier, LogTools } from './log-tools.tsx'
import { SealLine, useSeals } from './seals.tsx'

// Nobody looks at a seal before the first is there.
const SealDialog = lazy(() => import('./seal-dialog.tsx').then(module => ({ default: module.SealDialog })))

/** Up and down walk through the lines; right goes to a line's rules, left back to the line; Escape to what is asked, if anything is. */
function walk(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    focusBack(null)
    if (document.activeElement !== event.currentTarget) event.preventDefault()
    return
  }
  const item = event.currentTarget.closest('li')
  const targets: Readonly<Record<string, Element | null | undefined>> = {
    ArrowUp: item?.previousElementSibling?.querySelector('.log-line'),
    ArrowDown: item?.nextElementSibling?.querySelector('.log-line'),
    ArrowRight: item?.querySelector('.why-key'),
    ArrowLeft: item?.querySelector('.log-line'),
  }
  const next = targets[event.key]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

/** What has been seen so far, in words, or the last of it; a line lights its ship, and takes the film back to its moment. */
export function Log() {
  const session = useSession()
  const { film, names, team } = session
  useSyncExternalStore(session.subscribe, () => team?.moves.calls)
  const saidIn = (round: number) => (about === null && team?.said(round)) || []
  const picture = usePicture()
  const selected = useScreen(state => state.selected)
  const folded = useScreen(state => state.folded)
  const page = useScreen(state => state.page)
  const set = useScreen(state => state.set)
  const list = useRef<HTMLDivElement>(null)
  // Of rounds the heading says it.
  const lines = film.timeline.lines.slice(0, picture.log).filter(line => line.kind !== 'roundStarted')
  const seals = useSeals()
  const [only, setOnly] = useState(false)
  const about = only ? selected : null
  const [opened, setOpened] = useState<Pick<Seal, 'round' | 'player'> | null>(null)
  const shown = seals.find(seal => seal.round === opened?.round && seal.player === opened.player)
  const [most, setMost] = useState(STRETCH)
  const { rows, earlier } = lastOf(rowsOf(lines, seals, about, saidIn), most)
  const length = picture.log + rows.length + earlier
  const followed = useRef(false)
  /** How far from the end the list was scrolled when earlier lines were asked for. */
  const reading = useRef<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: unfolded, it shows its end.
  useEffect(() => {
    // On a phone the list has no height before its page is the one that is shown.
    if (length > 0 && page && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [length, folded, page])

  useEffect(() => {
    // The line that was followed is still to come then: the last of those that are left takes its focus.
    const lost = length > 0 && followed.current && document.activeElement === document.body
    followed.current = false
    if (lost) list.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
  }, [length])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with more lines above, what was read stays where it is.
  useLayoutEffect(() => {
    if (reading.current === null || !list.current) return
    list.current.scrollTop = list.current.scrollHeight - reading.current
    reading.current = null
    list.current.querySelector<HTMLElement>('.earlier, .log-line')?.focus({ preventScroll: true })
  }, [most])

  useCommands({
    log: () => {
      // Folded, it has but its last line to walk through.
      set({ folded: false })
      list.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
    },
  })

  return (
    <>
      <section className={folded ? 'log folded' : 'log'} aria-label={t('ui.log')}>
        <div className="log-head">
          <h2 className="label">
            <button
              type="button"
              className="fold"
              aria-expanded={!folded}
              title={t(folded ? 'ui.log.more' : 'ui.log.less')}
              onClick={() => set({ folded: !folded })}
            >
              {t('ui.log')} <Icon name={folded ? 'up' : 'down'} />
            </button>
          </h2>
          <LogTools
            ship={selected && names(selected)}
            only={only}
            onOnly={setOnly}
            text={() => textOf(rowsOf(lines, seals, about, saidIn), names)}
          />
        </div>
        {/* What is new is said by the mirror, with measure; this list is for reading. */}
        <div ref={list} className="log-lines">
          <Earlier
            count={earlier}
            onShow={() => {
              reading.current = list.current && list.current.scrollHeight - list.current.scrollTop
              setMost(most + STRETCH)
            }}
          />
          <ol>
            {rows.map((row, index) => {
              const tabIndex = index === rows.length - 1 ? 0 : -1
              if ('seal' in row)
                return (
                  <li key={row.key}>
                    <SealLine seal={row.seal} tabIndex={tabIndex} onKeyDown={walk} onOpen={() => setOpened(row.seal)} />
                  </li>
                )
              if ('said' in row)
                return (
                  <li key={row.key}>
                    <p className="log-line said">{row.said}</p>
                  </li>
                )
              const { line, title } = row
              return (
                <li key={row.key}>
                  {title && <h3 className="label">{title}</h3>}
                  <div className="log-row">
                    <button
                      type="button"
                      tabIndex={tabIndex}
                      onKeyDown={walk}
                      className={['log-line', line.kind, selected && line.ships.includes(selected) && 'about']
                        .filter(Boolean)
                        .join(' ')}
                      onPointerEnter={() => set({ hovered: line.ships[0] ?? null })}
                      onPointerLeave={() => set({ hovered: null })}
                      onFocus={() => set({ hovered: line.ships[0] ?? null })}
                      onBlur={() => set({ hovered: null })}
                      onClick={() => {
                        followed.current = true
                        film.pause()
                        film.seek(film.timeline.beats[line.beat]?.start ?? line.time)
                      }}
                    >
                      {t(line, { name: names })}
                    </button>
                    <Why rules={line.rules} short tabIndex={tabIndex} onKeyDown={walk} />
                  </div>
                </li>
              )
            })}
          </ol>
        </div>
      </section>
      {shown && (
        <Asked>
          <SealDialog seal={shown} onClose={() => setOpened(null)} />
        </Asked>
      )}
    </>
  )
}
