/** The check that all dice of a battle came from the seed that was sealed before it. */
import { useMemo } from 'react'
import { t } from '../../../locale/index.ts'
import { checkDice, diceLine, diceSeal } from '../../../match/fairness.ts'
import { Icon } from '../../parts/icon.tsx'
import { useSession } from '../context.ts'
import { SealsTold } from '../log/seals.tsx'
import { battleOf } from './debrief-summary.ts'

/** The seed under the seal of the dice, and every roll of the battle worked out anew from it. */
export function Fair() {
  const session = useSession()
  const checked = useMemo(() => {
    const battle = battleOf(session)
    if (!battle) return null
    const { scenario, log, seed, rewinds } = battle
    return { seed, rewinds, ...checkDice(session.engine, scenario, log, seed, rewinds) }
  }, [session])
  if (!checked) return null
  const { seed, rewinds, wrong } = checked
  return (
    <div className="fair-dice">
      <p className={`seal-verdict ${wrong === 0 ? 'holds' : 'broken'}`} role="status">
        <Icon name={wrong === 0 ? 'tick' : 'warning'} />
        <span>
          {wrong === 0
            ? t('ui.dice.fair.holds', { count: checked.checked })
            : t('ui.dice.fair.broken', { wrong, checked: checked.checked })}
        </span>
      </p>
      <dl className="seal-facts">
        <dt className="label">{t('ui.dice.seal')}</dt>
        <dd>
          <code>{diceSeal(seed)}</code>
        </dd>
        <dt className="label">{t('ui.dice.fair.line')}</dt>
        <dd>
          <code>{diceLine(seed)}</code>
        </dd>
      </dl>
      {session.mode === 'play' && <p className="panel-note">{t('ui.dice.fair.shown')}</p>}
      <p className="panel-note">{t('ui.dice.fair.proves')}</p>
      {rewinds > 0 && <p className="panel-note">{t('ui.dice.fair.rewound')}</p>}
      <p className="panel-note">{t('ui.dice.fair.self')}</p>
      <SealsTold />
    </div>
  )
}
