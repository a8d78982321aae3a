/** The seed of a battle, as a person may write it. */
import { t } from '../../locale/index.ts'
import { shortSeal } from '../../match/fairness.ts'
import { isSeed } from '../params.ts'

type Props = {
  /** What is written; '': nothing. */
  readonly seed: string
  /** The one drawn by lot, for whoever writes none. */
  readonly drawn: string
  readonly onSeed: (seed: string) => void
}

/** The field for a seed, with the seal of the dice that it stands for; what is no seed is said to be none. */
export function SeedField({ seed, drawn, onSeed }: Props) {
  const bad = seed !== '' && !isSeed(seed)
  return (
    <label className="field">
      <span className="label">{t('ui.setup.seed')}</span>
      <input
        value={seed}
        onChange={event => onSeed(event.target.value.trim())}
        maxLength={32}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={bad}
        aria-describedby="seed-note"
      />
      <small id="seed-note" className={bad ? 'bad' : ''}>
        {t(bad ? 'ui.setup.seedBad' : 'ui.setup.seedNote')}
      </small>
      <small>{t('ui.campaign.dice', { seal: shortSeal(seed || drawn) })}</small>
    </label>
  )
}
