import { t } from '../../locale/index.ts'
import type { Marks, Tone } from '../../playback/marks.ts'
import type { Catalog, GameState, ManoeuvreKey, ShipId } from '../../rules/index.ts'
import { type ManoeuvrePreview, previewManoeuvre, threats } from '../../rules/preview.ts'
import { useSession } from '../battle/context.ts'

/** What a manoeuvre would do as the ships lie now, and how good that looks. */
export type Forecast = { readonly preview: ManoeuvrePreview; readonly tone: Tone; readonly marks: Partial<Marks> }

/** Looks ahead: the template, the ship where it would end, and a tone for both. */
export function forecast(catalog: Catalog, view: GameState, ship: ShipId, key: ManoeuvreKey): Forecast | null {
  const own = view.ships.find(one => one.id === ship)
  const chassis = own && catalog.chassis[own.chassis]
  if (!own?.pose || !chassis) return null
  const preview = previewManoeuvre(catalog, view, ship, key)
  const [bearing = 'straight', speed = '1'] = key.split(' ')
  const escapes = preview.flees !== null && own.pilot === null && preview.flees === view.seats[other(own.seat)].home
  const tone: Tone = escapes ? 'good' : preview.flees ? 'bad' : preview.overlapped.length > 0 ? 'maybe' : 'plain'
  return {
    preview,
    tone,
    marks: {
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
          faction: view.seats[own.seat].faction,
          pose: preview.to,
          base: chassis.base,
          tone,
        },
      ],
    },
  }
}

const other = (seat: 'rebel' | 'imperial') => (seat === 'rebel' ? 'imperial' : 'rebel')

/** The forecast in words. */
export function ForecastText({ view, ship, shown }: { view: GameState; ship: ShipId; shown: ManoeuvreKey | null }) {
  const { engine, names } = useSession()
  const seen = shown ? forecast(engine.catalog, view, ship, shown) : null
  const own = view.ships.find(one => one.id === ship)
  if (!shown || !seen || !own) return <p className="forecast dim">{t('ui.dial.hint')}</p>
  const { preview } = seen
  const name = { name: names }
  const arcs = preview.flees ? { on: [], by: [] } : threats(engine.catalog, view, ship, preview.to)
  const list = (shots: readonly { ship: string; band: number }[]) =>
    shots.map(shot => t({ key: 'ui.dial.shot', params: { ship: shot.ship, band: shot.band } }, name)).join(', ')
  return (
    <div className="forecast" aria-live="polite">
      <p className="forecast-title">{t({ key: 'ui.dial.shown', params: { manoeuvre: shown } })}</p>
      <ul>
        {preview.difficulty && <li className={preview.difficulty}>{t(`difficulty.${preview.difficulty}.means`)}</li>}
        {preview.difficulty === 'red' && own.stress > 0 && <li className="bad">{t('ui.dial.stressed')}</li>}
        {preview.flees && (
          <li className={seen.tone}>
            {t({ key: seen.tone === 'good' ? 'ui.dial.escapes' : 'ui.dial.flees', params: { edge: preview.flees } })}
          </li>
        )}
        {preview.overlapped.length > 0 && (
          <li className="maybe">
            {t({ key: 'ui.dial.overlaps', params: { ships: preview.overlapped.join(',') } }, name)}
          </li>
        )}
        {preview.overlapped.length > 0 && own.pilot && <li className="maybe">{t('ui.dial.noAction')}</li>}
        {preview.koiogranCancelled && <li className="maybe">{t('ui.dial.noKoiogran')}</li>}
        {arcs.on.length > 0 && own.pilot && <li className="good">{t('ui.dial.inArc', { ships: list(arcs.on) })}</li>}
        {arcs.by.length > 0 && <li className="bad">{t('ui.dial.threatened', { ships: list(arcs.by) })}</li>}
      </ul>
    </div>
  )
}
