/** Beside the squad being built: whose squads are listed, those that are kept, and what became of them. */
import { t } from '../../locale/index.ts'
import type { Faction } from '../../rules/index.ts'
import type { SavedSquad } from '../../saves/squads.ts'
import { SetChoice } from '../parts/set-choice.tsx'
import type { Came } from '../parts/use-set.ts'
import { type Cards, OfCards } from './cards.ts'
import { SquadList } from './list.tsx'
import type { Squads } from './use-squads.ts'
import '../menu/english.ts'

type Props = {
  readonly squads: Squads
  readonly set: string
  readonly came: Came
  /** Those of the set; null: they are not there. */
  readonly cards: Cards | null
  /** The id of the squad that is open. */
  readonly open: string | null
  readonly onSet: (set: string) => void
  readonly onOpen: (squad: SavedSquad) => void
  readonly onNew: (faction: Faction) => void
}

/** The choice of a set, and the squads that are kept of it. */
export function SquadsSide({ squads, set, came, cards, open, onSet, onOpen, onNew }: Props) {
  return (
    <div className="squads-side">
      <SetChoice value={set} onChange={onSet} />
      {!cards && <p role="status">{t(came === 'lost' ? 'ui.setup.set.lost' : 'ui.setup.set.coming')}</p>}
      {squads.list && cards && (
        <OfCards value={cards}>
          <SquadList squads={squads.list} open={open} onOpen={onOpen} onNew={onNew} />
        </OfCards>
      )}
      {!squads.list && <p aria-live="polite">{t('ui.squads.loading')}</p>}
      <p className="squads-note">{t(squads.lasting ? 'ui.squads.note' : 'ui.squads.memory')}</p>
      {squads.unread > 0 && <p className="squads-note">{t('ui.squads.left', { count: squads.unread })}</p>}
    </div>
  )
}
