/** The choice of factions where a battle does not prescribe them. */
import { factionName, inSet, t } from '../../locale/index.ts'
import type { Side } from '../../rules/index.ts'
import { type Flown, factionsOfSet } from '../factions.ts'

/** Named here, so that the menu does not have to wait for the rules. */
const SIDES = ['first', 'second'] as const

type Props = {
  readonly set: string
  readonly value: Flown
  /** Printed forces fly for whom they are printed. */
  readonly fixed: boolean
  readonly onChange: (factions: Flown) => void
}

/** For whom each side flies; both may fly for one (MIRROR-3). */
export function FliesFor({ set, value, fixed, onChange }: Props) {
  const choice = (side: Side, n: number) => (
    <label key={side} className="field">
      <span className="label">{t('ui.setup.flies', { number: n + 1 })}</span>
      <select
        value={value[side]}
        data-flies={side}
        disabled={fixed}
        onChange={event => onChange({ ...value, [side]: event.target.value })}
      >
        {factionsOfSet(set).map(faction => (
          <option key={faction} value={faction}>
            {inSet(set, () => factionName(faction))}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <div className="row fields">
      {SIDES.map(choice)}
      {value.first === value.second && <small>{t('ui.setup.flies.note')}</small>}
    </div>
  )
}
