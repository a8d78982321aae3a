import type { NamedSquad } from '../../content/index.ts'
import { t } from '../../locale/index.ts'
import type { Faction } from '../../rules/index.ts'
import { Ready } from './ready.tsx'

type Props = {
  readonly onDraw: (faction: Faction) => void
  readonly onOpen: (squad: NamedSquad) => void
}

/** What stands where no squad is open: how to begin, and squads that are ready. */
export function Invitation({ onDraw, onOpen }: Props) {
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
      <div className="ready-sides">
        <Ready faction="rebel" onOpen={onOpen} />
        <Ready faction="imperial" onOpen={onOpen} />
      </div>
    </div>
  )
}
