/** The order of the Planning phase: dials for all own ships, changed at will, then committed. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { t } from '../../../locale/index.ts'
import type { ManoeuvreKey, Refusal } from '../../../rules/index.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { mediaOf } from '../../parts/media.ts'
import { Steady } from '../../parts/steady.tsx'
import { useSettings } from '../../settings.ts'
import { useLay, usePicture, usePlaying, useScreen, useSession, useTable } from '../context.ts'
import { isShared } from '../session/session.ts'
import { DialGrid } from './dial-grid.tsx'
import { draftsOf, freshDrafts, withDialsSet } from './drafts.ts'
import { entriesOf } from './entries.ts'
import { BarredNote, ForecastText } from './forecast.tsx'
import { useSuggested } from './hint.tsx'
import { keepDrafts } from './kept-drafts.ts'
import { LostWarning, lostBy, useSecondPress } from './lost.tsx'
import { KeptOrder } from './order.tsx'
import { Panel, Reason } from './panel.tsx'
import { dialShips, planningMarks } from './planning.ts'
import type { AskedOf } from './types.ts'

/** All dials of the round as a draft that can be changed until it is committed; then they are laid together. */
export function Dials({ asked }: { asked: AskedOf<'dial'> }) {
  const { engine, names: all, team } = useSession()
  const names = team?.plain ?? all
  const playing = usePlaying()
  // What one of two people drafts is in no memory that the other may open.
  const battle = playing && !isShared(playing) ? playing.keeping.id : null
  const { view, side } = asked
  const lay = useLay(asked)
  const drafts = useScreen(state => state.drafts)
  const set = useScreen(state => state.set)
  const selected = useScreen(state => state.selected)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [shown, setShown] = useState<ManoeuvreKey | null>(null)
  const commit = useRef<HTMLButtonElement>(null)
  const tableMode = useSettings(state => state.tableMode)
  useEffect(() => {
    if (!tableMode) set({ previewed: true })
  }, [tableMode, set])
  usePicture()

  const draft = draftsOf(drafts, view.round)
  const ships = dialShips(asked)
  const ship = ships.find(one => one.id === selected) ?? ships.find(one => !draft.dials[one.id]) ?? ships[0]
  const missing = ships.filter(one => !draft.dials[one.id])

  useEffect(() => {
    if (battle) keepDrafts(battle, draft)
  }, [battle, draft])

  // Another ship's dial is another grid: the focus goes along.
  const moveOn = useRef(false)
  const shipId = ship?.id
  useEffect(() => {
    if (!moveOn.current || !shipId) return
    moveOn.current = false
    const panel = commit.current?.closest('.panel')
    panel?.querySelector<HTMLElement>('.dial [data-first]')?.focus()
    // A finger sets the next dial where it set this one: it is to be seen whose that is.
    if (mediaOf('(pointer: coarse)')?.matches) panel?.closest('.orders')?.scrollTo(0, 0)
  }, [shipId])
  // The key that commits stays at the bottom now: no row of the dial lies under it.
  const complete = missing.length === 0
  useEffect(() => {
    if (complete && shipId)
      commit.current?.closest('.panel')?.querySelector('.dial')?.scrollIntoView({ block: 'nearest' })
  }, [complete, shipId])
  // A dial taken back is asked for anew, unless it is taken back by the key that has the focus.
  const undone = useRef(draft.undone)
  useEffect(() => {
    if (undone.current === draft.undone) return
    undone.current = draft.undone
    if (!document.activeElement?.matches('[data-undo]'))
      commit.current?.closest('.panel')?.querySelector<HTMLElement>('.dial [data-first]')?.focus()
  }, [draft.undone])

  // Dials taken from a hint are set, not committed.
  const suggested = useSuggested(asked)
  useEffect(() => {
    if (!suggested) return
    setShown(null)
    // It stays in sight by itself, and so does what was chosen.
    commit.current?.focus({ preventScroll: true })
  }, [suggested])

  const entries = useMemo(
    () => (ship ? entriesOf(engine.catalog, view, ship, tableMode) : []),
    [engine, view, ship, tableMode],
  )

  // By eye nobody is told where a dial leads (PLAN-6).
  const lost = missing.length === 0 && !tableMode ? lostBy(engine.catalog, view, draft.dials) : []
  const { warned, press } = useSecondPress(lost, () => {
    if (missing.length > 0) return
    const refused = lay(draft.dials)
    setRefusal(refused)
    if (!refused) set({ drafts: freshDrafts(-1), selected: null, seated: null })
  })

  const pointedAt = useScreen(state => state.pointedAt)
  const dials = pointedAt ?? draft.dials
  const looked = ship ? (pointedAt?.[ship.id] ?? shown ?? draft.dials[ship.id] ?? null) : null
  const marks = useMemo(
    () => planningMarks(engine.catalog, view, ship?.id ?? null, looked, tableMode, dials),
    [engine, view, ship, looked, tableMode, dials],
  )
  useTable(marks, pick => {
    if (pick?.kind === 'ship' && ships.some(one => one.id === pick.id)) set({ selected: pick.id })
  })
  const next = (step: number) => {
    const index = ships.findIndex(one => one.id === ship?.id)
    moveOn.current = ships.length > 1
    set({ selected: ships[(index + step + ships.length) % ships.length]?.id ?? null })
  }
  useCommands({ shipBack: () => next(-1), shipOn: () => next(1) })

  if (!ship) return null
  return (
    <Panel kind="dials" title={t('ui.dial.title')} {...(view.round > 1 ? {} : { note: t('ui.dial.note') })}>
      <BarredNote view={view} entries={entries} />
      {ships.length > 1 && (
        <div className="ship-tabs">
          {ships.map(one => {
            const set_ = draft.dials[one.id]
            return (
              <button
                key={one.id}
                type="button"
                className="key"
                aria-pressed={one.id === ship.id}
                onClick={() => {
                  setShown(null)
                  set({ selected: one.id })
                }}
              >
                {names(one.id)}
                <small>{set_ ? t({ key: 'ui.dial.set', params: { manoeuvre: set_ } }) : t('ui.dial.unset')}</small>
              </button>
            )
          })}
        </div>
      )}
      <DialGrid
        key={`${ship.id}/${draft.undone}`}
        label={t('ui.dial.label', { ship: names(ship.id) })}
        entries={entries}
        chosen={draft.dials[ship.id] ?? null}
        start={draft.lately?.ship === ship.id ? draft.lately.manoeuvre : null}
        onPreview={setShown}
        onChoose={key => {
          const next = withDialsSet(draft, { [ship.id]: key }, ship.id)
          const open = ships.find(one => !next.dials[one.id])
          setRefusal(null)
          setShown(null)
          set({ drafts: next, selected: open?.id ?? ship.id })
          moveOn.current = open !== undefined
          if (!open) commit.current?.focus({ preventScroll: true })
        }}
      />
      <Steady>
        <ForecastText view={view} ship={ship.id} shown={looked} byEye={tableMode} />
      </Steady>
      <Reason refusal={refusal} />
      <KeptOrder side={side} />
      {warned && <LostWarning lost={lost} />}
      <button
        ref={commit}
        type="button"
        className="key primary large"
        aria-disabled={missing.length > 0 || undefined}
        onClick={press}
      >
        {missing.length > 0
          ? t('ui.dial.missing', { count: missing.length })
          : t(warned ? 'ui.dial.anyway' : 'ui.dial.commit')}
      </button>
    </Panel>
  )
}
