/** The choice of table for a dogfight. */
import { t } from '../../locale/index.ts'
import { AREAS, type Area, MOST_OBSTACLES } from './missions.ts'

type Props = {
  /** null: all of the set lie there. */
  readonly obstacles: string | null
  readonly onObstacles: (obstacles: string) => void
  readonly area: Area
  readonly onArea: (area: Area) => void
}

/** The table of a game without a mission: how many asteroids lie there, and how large it is (OBST-1, AREA-4). */
export function FreeTable({ obstacles, onObstacles, area, onArea }: Props) {
  return (
    <div className="row fields">
      {obstacles !== null && (
        <label className="field">
          <span className="label">{t('ui.setup.obstacles')}</span>
          <select value={obstacles} onChange={event => onObstacles(event.target.value)}>
            {Array.from({ length: MOST_OBSTACLES + 1 }, (_, n) => String(n)).map(n => (
              <option key={n} value={n}>
                {n === '0' ? t('ui.setup.obstacles.0') : n}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        <span className="label">{t('ui.setup.area')}</span>
        <select value={area} onChange={event => onArea(event.target.value as Area)}>
          {AREAS.map(one => (
            <option key={one} value={one}>
              {t('ui.setup.area.feet', { wide: one.split('x')[0]!, deep: one.split('x')[1]! })}
            </option>
          ))}
        </select>
      </label>
      <small>{t('ui.setup.area.note')}</small>
    </div>
  )
}
