/** Decisions of the review as a list, each set against the best of the others. */
import type { Because, Decided, Option } from '../../../../ai/judge/reviewed.ts'
import { decimal, manoeuvreWords, t } from '../../../locale/index.ts'
import { type Command, manoeuvre } from '../../../rules/index.ts'
import { BearingIcon } from '../../parts/bearings.tsx'
import { useSession } from '../../play/context.ts'
import { commandWords } from '../../play/reasons/choice-words.ts'
import { signed } from './swings.tsx'

/** An option in words, a manoeuvre with its arrow. */
function OptionWords({ option, one }: { option: Option; one: Decided }) {
  const { names } = useSession()
  if (option.kind !== 'dial') {
    const command = { ...option.choice, player: one.side, at: one.at } as Command
    return <b>{commandWords(command, names, option.kind)}</b>
  }
  return (
    <b className="told-dial">
      {manoeuvreWords(option.key)} <BearingIcon bearing={manoeuvre(option.key).bearing} />
    </b>
  )
}

/** Why one option is better than the other, in a sentence. */
const because = ({ why, amount }: Because): string =>
  t(`ui.review.because.${why}`, { amount: why === 'destroy' ? Math.round(amount * 100) : decimal(amount, 1) })

/** What leads the ship somewhere bears the mark that it has on the table. */
const swatch = ({ end }: Option, good: boolean): string => (end ? (good ? 'of-place good' : 'of-place') : '')

type Props = {
  readonly title: string
  readonly none: string
  readonly decisions: readonly Decided[]
  readonly shown: Decided | null
  readonly onShow: (one: Decided) => void
}

/** Decisions, each with the best other option and why that is better or worse; pressing one shows it on the table. */
export function Told({ title, none, decisions, shown, onShow }: Props) {
  const { names } = useSession()
  return (
    <section className="told">
      <h3 className="label">{title}</h3>
      {decisions.length === 0 && <p className="panel-note">{none}</p>}
      <ol>
        {decisions.map(one => (
          <li key={`${one.at}/${one.ship}`}>
            <button
              type="button"
              className={one.by > 0 ? 'key told-one lost' : 'key told-one'}
              aria-pressed={one === shown}
              onClick={() => onShow(one)}
            >
              <span className="told-where">
                {t('ui.review.where', { round: one.round })} <span className={one.side}>{names(one.ship)}</span>
              </span>{' '}
              <span className={swatch(one.done, one.by <= 0)}>
                {t(one.done.kind === 'dial' ? 'ui.review.flown' : 'ui.review.done')}{' '}
                <OptionWords option={one.done} one={one} />
              </span>{' '}
              <span className={swatch(one.other, one.by > 0)}>
                {t(one.by > 0 ? 'ui.review.better' : 'ui.review.next')} <OptionWords option={one.other} one={one} />{' '}
                <strong className={one.by > 0 ? 'gain' : 'loss'}>
                  {t('ui.review.points', { by: signed(one.by) })}
                </strong>
              </span>{' '}
              <span className="told-because">{because(one.because)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
