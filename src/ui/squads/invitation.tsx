/** The squad screen before any squad is open. */
import type { NamedSquad } from '../../content/index.ts'
import { inSet, ofFaction, t } from '../../locale/index.ts'
import type { Faction } from '../../rules/index.ts'
import { useCards } from './cards.ts'
import { Ready } from './ready.tsx'

type Props = {
  readonly onDraw: (faction: Faction) => void
  readonly onOpen: (squad: NamedSquad) => void
}

/** What stands where no squad is open: how to begin, and squads that are ready. */
export function Invitation({ onDraw, onOpen }: Props) {
  const { catalog, set } = useCards()
  return (
    <div className="squad-invitation">
      <p>{t('ui.squads.begin')}</p>
      <div className="row">
        {catalog.factions.map(faction => (
          <button key={faction} type="button" className="key large" onClick={() => onDraw(faction)}>
            {inSet(set, () => ofFaction('ui.squads.begin.of', faction))}
          </button>
        ))}
      </div>
      <div className="ready-sides">
        {catalog.factions.map(faction => (
          <Ready key={faction} faction={faction} onOpen={onOpen} />
        ))}
      </div>
    </div>
  )
}
