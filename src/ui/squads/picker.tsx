/** The choice of squads before a battle, among kept, ready and drawn ones; only a legal one can be taken. */
import { useEffect, useId } from 'react'
import type { NamedSquad } from '../../content/index.ts'
import { t } from '../../locale/index.ts'
import { type Faction, type ForceEntry, isRefused, type Refusal } from '../../rules/index.ts'
import { cardsOf, OfCards, useCards } from './cards.ts'
import { drawSquad, fitsBeside, pointsOf, problemsOf, sameSquad } from './draft.ts'
import { nameOf, shipsInWords } from './list.tsx'
import { Problems } from './problems.tsx'
import { namedReady, readyFor } from './ready.tsx'
import { useSquads } from './use-squads.ts'
import './squads.css'
import './english.ts'

export type PickerProps = {
  /** Of which set; of the box, where none is named. */
  readonly set?: string
  readonly faction: Faction
  /** What the side is called. */
  readonly name: string
  /** Points agreed upon; null: no limit. */
  readonly limit: number | null
  /** The squad chosen; null: none yet. */
  readonly value: NamedSquad | null
  /** The other side's ships, if it chooses first: a squad by lot keeps clear of its cards where one box must do (COMP-7, A-27). */
  readonly taken?: readonly ForceEntry[]
  /** Gets legal squads only; at once one by lot, wherever `value` is none for this side and limit. */
  readonly onChange: (squad: NamedSquad) => void
}

const NONE: readonly ForceEntry[] = []

/** A squad by lot, or why there is none. */
function lot(
  set: string | undefined,
  faction: Faction,
  limit: number | null,
  taken: readonly ForceEntry[],
): NamedSquad | Refusal {
  const of = { ...(set ? { set } : {}), faction, limit }
  try {
    return { ...of, name: '', entries: drawSquad(of, Math.random, taken) }
  } catch (error) {
    if (isRefused(error)) return error.refusal
    throw error
  }
}

/** A side's squad for a battle: one by lot, or one of those kept. Those that may not be fielded stay visible and say why. */
export function Picker({ set, faction, name, limit, value, taken = NONE, onChange }: PickerProps) {
  const { list } = useSquads()
  const group = useId()
  const own = (list ?? [])
    .filter(squad => squad.set === set && squad.faction === faction && squad.entries.length > 0)
    .map(squad => ({ id: squad.id, squad: { ...squad, limit } }))
  const ready = readyFor(faction, limit).map(squad => ({ id: squad.id, squad: { ...namedReady(squad), limit } }))
  const chosen = value ? [...own, ...ready].find(({ squad }) => sameSquad(squad, { ...value, limit }))?.id : undefined
  const fitting = value !== null && value.set === set && value.faction === faction
  const legal = fitting && problemsOf({ ...value, limit }).length === 0
  // A squad that somebody picked stays, even where it wants cards of the other side; one by lot makes way.
  const byLot = list !== null && chosen === undefined
  const fits = legal && (!byLot || fitsBeside({ ...value, limit }, taken))
  useEffect(() => {
    if (fits) return
    const squad = lot(set, faction, limit, taken)
    if (!('refused' in squad)) onChange(squad)
  }, [fits, set, faction, limit, taken, onChange])

  const draw = () => {
    const squad = lot(set, faction, limit, taken)
    if (!('refused' in squad)) onChange(squad)
  }
  const row = ({ id, squad }: { id: string; squad: NamedSquad }) => (
    <PickRow
      key={id}
      group={group}
      title={nameOf(squad)}
      squad={squad}
      checked={id === chosen}
      problems={problemsOf(squad)}
      onPick={() => onChange(squad)}
    />
  )
  const problem = legal ? null : lot(set, faction, limit, taken)
  return (
    <OfCards value={cardsOf(set)}>
      <fieldset className="squad-picker">
        <legend className="label">{t('ui.squads.pick', { faction: name })}</legend>
        <PickRow
          group={group}
          title={t('ui.squads.pickRandom')}
          squad={chosen ? null : value}
          checked={legal && !chosen}
          problems={problem && 'refused' in problem ? [problem] : []}
          onPick={draw}
        >
          {!chosen && legal && (
            <button type="button" className="key" onClick={draw}>
              {t('ui.squads.pickAgain')}
            </button>
          )}
        </PickRow>
        {own.map(row)}
        {own.length === 0 && <small>{t('ui.squads.pickNone')}</small>}
        {ready.length > 0 && <p className="label">{t('ui.squads.pickReady')}</p>}
        {ready.map(row)}
      </fieldset>
    </OfCards>
  )
}

type RowProps = {
  readonly group: string
  readonly title: string
  readonly squad: NamedSquad | null
  readonly checked: boolean
  readonly problems: readonly Refusal[]
  readonly onPick: () => void
  readonly children?: React.ReactNode
}

function PickRow({ group, title, squad, checked, problems, onPick, children }: RowProps) {
  const id = useId()
  const cards = useCards()
  return (
    <div className={checked ? 'pick-row chosen' : 'pick-row'}>
      <label>
        <input
          type="radio"
          name={group}
          checked={checked}
          disabled={problems.length > 0}
          onChange={onPick}
          aria-describedby={id}
        />
        <strong>{title}</strong>
        {squad && <span className="cost">{t('ui.squads.pointsFree', { count: pointsOf(squad) })}</span>}
      </label>
      <div id={id}>
        <small>{squad ? shipsInWords(cards, squad.entries) : t('ui.squads.pickRandomNote')}</small>
        <Problems problems={problems} label={t('ui.squads.problems')} />
      </div>
      {children}
    </div>
  )
}
