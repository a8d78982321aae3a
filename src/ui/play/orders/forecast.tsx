/** What becomes of a manoeuvre if nobody else moves: its marks for the table, its tone, its words with their rules. */
import { type Names, t } from '../../../locale/index.ts'
import type { Marks, Tone } from '../../../playback/marks.ts'
import {
  type Catalog,
  dialBar,
  type Edge,
  escapeOf,
  type GameState,
  hostile,
  isStressed,
  type ManoeuvreKey,
  type Said,
  type Ship,
  type ShipId,
} from '../../../rules/index.ts'
import { type ManoeuvrePreview, previewManoeuvre, scansFrom, threats } from '../../../rules/preview.ts'
import { lessonNumber } from '../../campaign/lessons/lesson-progress.ts'
import { Why } from '../../rules/why.tsx'
import { useSession } from '../context.ts'
import type { Entry } from './dial-key.tsx'
import { unturned } from './unturned.ts'

/** What a manoeuvre would do as the ships lie now, and how good that looks. */
export type Forecast = { readonly preview: ManoeuvrePreview; readonly tone: Tone; readonly marks: Partial<Marks> }

/** Looks ahead: the template, the ship where it would end, and a tone for both. */
export function forecast(catalog: Catalog, view: GameState, ship: ShipId, key: ManoeuvreKey): Forecast | null {
  const own = view.ships.find(one => one.id === ship)
  const chassis = own && catalog.chassis[own.chassis]
  if (!own?.pose || !chassis) return null
  const preview = previewManoeuvre(catalog, view, ship, key)
  const [bearing = 'straight', speed = '1'] = key.split(' ')
  const escapes = preview.flees !== null && getsAway(catalog, view, own, preview.flees)
  const rough = preview.overlapped.length > 0 || preview.obstacles.length > 0
  const tone: Tone = escapes ? 'good' : preview.flees ? 'bad' : rough ? 'maybe' : 'plain'
  return {
    preview,
    tone,
    marks: {
      struck: preview.obstacles,
      templates: [
        {
          base: chassis.base,
          from: own.pose,
          bearing: bearing as typeof preview.path.bearing,
          speed: Number(speed),
          tone,
        },
      ],
      ghosts: [
        {
          id: ship,
          chassis: own.chassis,
          pose: preview.to,
          base: chassis.base,
          tone,
        },
      ],
    },
  }
}

/** Whether a ship that leaves over an edge now has got away, by the mission's aims (FLEE-2). */
function getsAway(catalog: Catalog, view: GameState, ship: Ship, edge: Edge): boolean {
  return escapeOf({ catalog, state: view, events: null }, ship, edge) !== null
}

/** Its dial has this manoeuvre and may not show it: who says so, and by which rules; null: it may. */
export const barOf = (catalog: Catalog, view: GameState, ship: Ship, key: ManoeuvreKey): Said | null =>
  ship.pilot === null ? null : dialBar({ catalog, state: view, events: null }, ship, key)

/** Why the mission or a card keeps a ship from a manoeuvre of its dial. */
export const barredWords = ({ mission }: Pick<GameState, 'mission'>, { rules }: Pick<Said, 'rules'>): string =>
  t(
    lessonNumber(mission)
      ? 'ui.dial.later'
      : rules.includes('MISSION-2-DISABLED-1')
        ? 'ui.dial.disabled'
        : 'refusal.forbidden',
  )

/** The same with the rules that say so; a lesson's own limits stand in no rulebook. */
function Barred({ view, bar }: { view: GameState; bar: Said }) {
  return (
    <>
      {barredWords(view, bar)} {!lessonNumber(view.mission) && <Why rules={bar.rules} short />}
    </>
  )
}

/** The first thing that keeps a ship from some of its dial, over all of it; nothing where nothing does. */
export function BarredNote({ view, entries }: { view: GameState; entries: readonly Entry[] }) {
  const bar = entries.find(entry => entry.bar)?.bar
  return bar ? (
    <p className="panel-note">
      <Barred view={view} bar={bar} />
    </p>
  ) : null
}

type TextProps = {
  readonly view: GameState
  readonly ship: ShipId
  readonly shown: ManoeuvreKey | null
  /** Only what the dial itself says: neither where the move ends nor who would be in range (PLAN-6). */
  readonly byEye?: boolean
}

/** The forecast in words, each with the rule it rests on. */
export function ForecastText({ view, ship, shown, byEye = false }: TextProps) {
  const { engine, names } = useSession()
  const seen = shown ? forecast(engine.catalog, view, ship, shown) : null
  const own = view.ships.find(one => one.id === ship)
  if (!shown || !seen || !own) return <p className="forecast dim">{t(byEye ? 'ui.table.forecast' : 'ui.dial.hint')}</p>
  const { difficulty } = seen.preview
  const bar = barOf(engine.catalog, view, own, shown)
  return (
    <div className="forecast" aria-live="polite">
      <p className="forecast-title">{t({ key: 'ui.dial.shown', params: { manoeuvre: shown } })}</p>
      <ul>
        {difficulty && <li className={difficulty}>{t(`difficulty.${difficulty}.means`)}</li>}
        {bar && (
          <li className="bad">
            <Barred view={view} bar={bar} />
          </li>
        )}
        {difficulty === 'red' && isStressed(engine.catalog, own) && (
          <li className="bad">
            {t('ui.dial.stressed')} <Why rules={['STRESS-3']} short />
          </li>
        )}
        {byEye ? (
          <li className="dim">
            {t('ui.table.forecast')} <Why rules={['PLAN-6']} short />
          </li>
        ) : (
          outlook(engine.catalog, view, own, seen, names).map(line => (
            <li key={line.text} className={line.tone}>
              {line.text} <Why rules={line.rules} short />
            </li>
          ))
        )}
      </ul>
    </div>
  )
}

type OutlookLine = { readonly tone: Tone; readonly text: string; readonly rules: readonly string[] }

/** Where the move would end, whom it would meet, and who could shoot at whom from there. */
function outlook(catalog: Catalog, view: GameState, own: Ship, seen: Forecast, names: Names): OutlookLine[] {
  const { preview, tone } = seen
  const name = { name: names }
  const lines: OutlookLine[] = []
  const { to, touching } = preview
  const arcs = preview.flees ? { on: [], by: [] } : threats(catalog, view, own.id, to, touching)
  const met = touching.filter(id => view.ships.some(one => one.id === id && hostile(one, own)))
  const scans = preview.flees ? [] : scansFrom(catalog, view, own.id, to, touching)
  const list = (shots: readonly { ship: string; band: number }[]) =>
    shots.map(shot => t({ key: 'ui.dial.shot', params: { ship: shot.ship, band: shot.band } }, name)).join(', ')
  if (preview.flees) {
    const key = tone === 'good' ? 'ui.dial.escapes' : 'ui.dial.flees'
    lines.push({ tone, text: t({ key, params: { edge: preview.flees } }, name), rules: ['FLEE-1'] })
  }
  if (preview.overlapped.length > 0) {
    const params = { ships: preview.overlapped.join(',') }
    lines.push({ tone: 'maybe', text: t({ key: 'ui.dial.overlaps', params }, name), rules: ['OVERLAP-1', 'OVERLAP-2'] })
    if (own.pilot) lines.push({ tone: 'maybe', text: t('ui.dial.noAction'), rules: ['OVERLAP-5'] })
  }
  if (preview.obstacles.length > 0 && !preview.flees) {
    const key = preview.onObstacle ? 'ui.dial.onObstacle' : 'ui.dial.through'
    const rules = ['OBST-6', 'OBST-7', 'OBST-8', ...(preview.onObstacle ? ['OBST-9', 'OBST-10'] : [])]
    lines.push({ tone: 'bad', text: t(key, { count: preview.obstacles.length }), rules })
  }
  if (preview.endTurnCancelled) lines.push({ tone: 'maybe', ...unturned(preview.path.bearing) })
  if (met.length > 0 && own.pilot) {
    const params = { ships: met.join(',') }
    lines.push({
      tone: 'maybe',
      text: t({ key: 'ui.dial.touching', params }, name),
      rules: ['OVERLAP-7', 'COMBAT-1.3'],
    })
  }
  if (scans.length > 0) {
    const params = { markers: scans.map(names).join(', ') }
    lines.push({ tone: 'good', text: t('ui.dial.scans', params), rules: ['MISSION-3-SCAN-1', 'MISSION-3-SCAN-2'] })
  }
  if (arcs.on.length > 0 && own.pilot)
    lines.push({ tone: 'good', text: t('ui.dial.inArc', { ships: list(arcs.on) }), rules: ['ARC-2', 'RANGE-6'] })
  if (arcs.by.length > 0)
    lines.push({ tone: 'bad', text: t('ui.dial.threatened', { ships: list(arcs.by) }), rules: ['ARC-2', 'RANGE-6'] })
  return lines
}
