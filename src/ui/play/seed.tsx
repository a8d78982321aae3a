/** The dice’s seed for the battle’s menu, which must not tell it before the end. */
import { t } from '../../locale/index.ts'
import { diceSeal } from '../../match/fairness.ts'
import { usePicture } from './context.ts'

/** The seed of a battle under its seal; open when the battle is over. */
export function Seed({ seed }: { seed: string }) {
  const { result } = usePicture()
  if (result) return <p className="panel-note">{t('ui.menu.seed', { seed })}</p>
  return (
    <dl className="seal-facts">
      <dt className="label">{t('ui.dice.seal')}</dt>
      <dd>
        <code>{diceSeal(seed)}</code>
      </dd>
      <dd className="panel-note">{t('ui.dice.seal.later')}</dd>
    </dl>
  )
}
