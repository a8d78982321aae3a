import { t } from '../../locale/index.ts'
import type { Faction } from '../../rules/index.ts'

/** What stands where no squad is open: how to begin. */
export function Invitation({ onDraw }: { onDraw: (faction: Faction) => void }) {
  return (
    <div className="squad-invitation">
      <p>{t('ui.squads.begin')}</p>
      <div className="row">
        <button type="button" className="key large" onClick={() => onDraw('rebel')}>
          {t('ui.squads.begin.rebel')}
        </button>
        <button type="button" className="key large" onClick={() => onDraw('imperial')}>
          {t('ui.squads.begin.imperial')}
        </button>
      </div>
    </div>
  )
}
