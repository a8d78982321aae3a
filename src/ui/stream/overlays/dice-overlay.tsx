/** The broadcast overlay of the dice. */
import { cardName, t } from '../../../locale/index.ts'
import { Icon } from '../../parts/icon.tsx'
import { numbered } from '../../parts/numbered.ts'
import type { DieFacts } from '../summary.ts'
import type { OverlayProps } from './overlay-page.tsx'

/** The dice of the attack under way, large; nothing between attacks. */
export function Dice({ state, names }: OverlayProps) {
  const { dice } = state
  if (!dice) return null
  const reason = dice.card ? cardName(dice.card) : dice.obstacle ? names(dice.obstacle) : null
  return (
    <section className="kg-dice">
      <Row kind="attack" dice={dice.attack} who={reason ?? (dice.attacker ? names(dice.attacker) : '')} />
      {dice.band !== null && (
        <p className="kg-range">
          {t('ui.air.range', { band: dice.band })}
          {dice.obstructed && <span> {t('ui.air.obstructed')}</span>}
        </p>
      )}
      <Row kind="defence" dice={dice.defence} who={dice.defender ? names(dice.defender) : ''} />
    </section>
  )
}

function Row({ kind, dice, who }: { kind: 'attack' | 'defence'; dice: readonly DieFacts[]; who: string }) {
  if (dice.length === 0) return null
  return (
    <div className={`kg-dice-row kg-${kind}`}>
      <p className="kg-who">{who}</p>
      <p className="kg-faces">
        {numbered(dice).map(({ key, thing: die }) => (
          <span
            key={key}
            className={['kg-die', `kg-${kind}`, die.cancelled && 'kg-cancelled', !die.face && 'kg-rolling']
              .filter(Boolean)
              .join(' ')}
            data-face={die.face ?? 'rolling'}
          >
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <path d="M12 2h16l10 10v16L28 38H12L2 28V12Z" />
            </svg>
            {die.face && <Icon name={die.face} />}
            <span className="unseen">{t(die.face ? `face.${die.face}` : 'ui.dice.rolling')}</span>
          </span>
        ))}
      </p>
    </div>
  )
}
