/** The choice of a squad’s limit of points. */
import { useId, useState } from 'react'
import { t } from '../../locale/index.ts'
import { boxPoints } from '../factions.ts'
import { Choice } from '../parts/choice.tsx'
import { useCards } from './cards.ts'
import { LIMITS, USUAL_LIMIT } from './draft.ts'

const KINDS = ['box', 'usual', 'other', 'none'] as const
type Kind = (typeof KINDS)[number]

const kindOf = (limit: number | null, box: number): Kind =>
  limit === null ? 'none' : limit === box ? 'box' : limit === USUAL_LIMIT ? 'usual' : 'other'

type Props = { readonly limit: number | null; readonly onChange: (limit: number | null) => void }

/** The points agreed upon: those of one box of the set, the usual hundred, any other number, or none (SQUAD-2, SQUAD-3). */
export function LimitChoice({ limit, onChange }: Props) {
  const box = boxPoints(useCards().set)
  const [other, setOther] = useState(kindOf(limit, box) === 'other')
  /** What is being typed; null: the limit itself stands there. */
  const [typed, setTyped] = useState<string | null>(null)
  const id = useId()

  const choose = (kind: Kind) => {
    setOther(kind === 'other')
    setTyped(null)
    if (kind === 'none') onChange(null)
    else if (kind !== 'other') onChange(kind === 'box' ? box : USUAL_LIMIT)
    else if (limit === null) onChange(USUAL_LIMIT)
  }
  const type = (text: string) => {
    setTyped(text)
    const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
    if (value >= LIMITS.least && value <= LIMITS.most) onChange(value)
  }
  return (
    <div className="limit-choice">
      <Choice
        legend={t('ui.squads.limit')}
        value={other && limit !== null ? 'other' : kindOf(limit, box)}
        options={KINDS.map(kind => ({
          value: kind,
          label: t(`ui.squads.limit.${kind}`, { box, usual: USUAL_LIMIT }),
          note: t(`ui.squads.limit.${kind}.note`),
        }))}
        onChange={choose}
      />
      {other && limit !== null && (
        <label className="field" htmlFor={id}>
          <small>{t('ui.squads.limitValue')}</small>
          <input
            id={id}
            inputMode="numeric"
            value={typed ?? String(limit)}
            onChange={event => type(event.target.value.trim())}
            onBlur={() => setTyped(null)}
            aria-invalid={typed !== null && Number(typed) !== limit}
            maxLength={4}
            autoComplete="off"
          />
        </label>
      )}
    </div>
  )
}
