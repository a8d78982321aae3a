/** Dice as flat faces, also where no stage throws them: one alone, and the rows of an attack with what makes them up. */
import { t } from '../../../locale/index.ts'
import type { DicePicture, DiePicture } from '../../../playback/picture.ts'
import type { DiceTerm, Face } from '../../../rules/index.ts'
import { termText } from '../../parts/dice-terms.ts'
import { Icon } from '../../parts/icon.tsx'
import { numbered } from '../../parts/numbered.ts'
import { useSession } from '../context.ts'

type Kind = 'attack' | 'defence'

/** One die as it lies: an octagon in the colour of its kind, the face as an icon and in words. */
export function DieFace({
  face,
  kind,
  dim = false,
  marked = false,
}: {
  face: Face
  kind: Kind
  dim?: boolean
  marked?: boolean
}) {
  const classes = ['die', kind, dim && 'dim', marked && 'marked']
  return (
    <span className={classes.filter(Boolean).join(' ')} title={t(`face.${face}`)}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d="M12 2h16l10 10v16L28 38H12L2 28V12Z" />
      </svg>
      <Icon name={face} />
      <span className="unseen">{t(`face.${face}`)}</span>
    </span>
  )
}

/** The dice of the attack under way, or of a damage card, as the film shows them. `edge`: of a small flat board, where they hide less. */
export function DiceTray({ dice, edge }: { dice: DicePicture; edge: 'low' | 'high' }) {
  if (dice.attack.length + dice.defence.length === 0) return null
  const thrown = [...dice.attack, ...dice.defence].some(die => die.cast !== null)
  return (
    <section className={`dice-tray ${edge}${thrown ? ' thrown' : ''}`} aria-label={t('ui.dice')}>
      <DiceRow kind="attack" dice={dice.attack} ship={dice.attacker} terms={dice.attackTerms} />
      <DiceRow kind="defence" dice={dice.defence} ship={dice.defender} terms={dice.defenceTerms} />
    </section>
  )
}

type RowProps = { kind: Kind; dice: readonly DiePicture[]; ship: string | null; terms: readonly DiceTerm[] }

function DiceRow({ kind, dice, ship, terms }: RowProps) {
  const { names } = useSession()
  if (dice.length === 0) return null
  return (
    <div className={`dice-row ${kind}`}>
      <p className="label">
        <span className="who">{ship ? names(ship) : t(`ui.dice.${kind}`)}</span>
        {terms.length > 0 && <small> {terms.map(termText).join(', ')}</small>}
      </p>
      <p className="dice">
        {numbered(dice).map(({ key, thing: die }) =>
          die.roll < 1 ? (
            <span key={key} className={`die ${kind} rolling`}>
              <svg viewBox="0 0 40 40" aria-hidden="true">
                <path d="M12 2h16l10 10v16L28 38H12L2 28V12Z" />
              </svg>
              <span className="unseen">{t('ui.dice.rolling')}</span>
            </span>
          ) : (
            <DieFace key={key} face={die.face} kind={kind} dim={die.cancelled} />
          ),
        )}
      </p>
    </div>
  )
}
