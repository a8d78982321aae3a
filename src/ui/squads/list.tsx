/** The squads a person has kept, and how a squad is named and summed up in words. */
import { BOX } from '../../content/index.ts'
import { t } from '../../locale/index.ts'
import type { Faction, ForceEntry } from '../../rules/index.ts'
import type { SavedSquad } from '../../saves/squads.ts'
import { factionInk } from '../factions.ts'
import { Icon } from '../parts/icon.tsx'
import { type Cards, useCards } from './cards.ts'
import { alike, pointsOf, problemsOf } from './draft.ts'

/** What a squad is called where it must be called something. */
export const nameOf = ({ name }: { readonly name: string }): string => name || t('ui.squads.unnamed')

/** Ships and their upgrades in one line, those that are alike counted: '2 × Rookie Pilot + R2-F2, Luke Skywalker'. */
export const shipsInWords = ({ name }: Cards, entries: readonly ForceEntry[]): string =>
  alike(entries)
    .map(({ entry, times }) => {
      const ship = [entry.pilot, ...entry.upgrades].map(name).join(' + ')
      return times > 1 ? t('ui.squads.times', { times, ship }) : ship
    })
    .join(', ')

type Props = {
  readonly squads: readonly SavedSquad[]
  /** The id of the squad that is open. */
  readonly open: string | null
  readonly onOpen: (squad: SavedSquad) => void
  readonly onNew: (faction: Faction) => void
}

/** The squads kept of a set, by faction. */
export function SquadList({ squads, open, onOpen, onNew }: Props) {
  const { set, catalog, faction: called } = useCards()
  return (
    <nav className="squad-list" aria-label={t('ui.squads.list')}>
      {catalog.factions.map(faction => {
        const own = squads.filter(squad => (squad.set ?? BOX) === set && squad.faction === faction)
        return (
          <section key={faction} style={factionInk(faction)}>
            <header>
              <h2>{called(faction)}</h2>
              <button
                type="button"
                className="key"
                onClick={() => onNew(faction)}
                aria-label={t('ui.squads.newFor', { faction: called(faction) })}
              >
                <Icon name="add" /> {t('ui.squads.new')}
              </button>
            </header>
            {own.length === 0 && <p className="squad-none">{t('ui.squads.none')}</p>}
            <ul>
              {own.map(squad => (
                <li key={squad.id}>
                  <SquadKey squad={squad} current={squad.id === open} onOpen={() => onOpen(squad)} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}

function SquadKey({ squad, current, onOpen }: { squad: SavedSquad; current: boolean; onOpen: () => void }) {
  const problems = problemsOf(squad).length
  return (
    <button type="button" className="squad-key" aria-current={current || undefined} onClick={onOpen}>
      <strong>{nameOf(squad)}</strong>
      <span className="cost">{t('ui.squads.pointsFree', { count: pointsOf(squad) })}</span>
      <small>
        {t('ui.squads.ships', { count: squad.entries.length })} ·{' '}
        <span className={problems > 0 ? 'bad' : 'good'}>
          {problems > 0 ? t('ui.squads.illegal', { count: problems }) : t('ui.squads.legal')}
        </span>
      </small>
    </button>
  )
}
