/** The order that says who has the initiative. */
import { t } from '../../../locale/index.ts'
import { useAnswer, useSession } from '../context.ts'
import { useSuggested } from './hint.tsx'
import { Option, Panel } from './panel.tsx'
import type { AskedOf } from './types.ts'

/** The initiative for the whole battle: taken, or given to the other side (TFA-INIT-1). */
export function ChooseInitiative({ asked }: { asked: AskedOf<'initiative'> }) {
  const { names } = useSession()
  const answer = useAnswer(asked)
  const suggested = useSuggested(asked)
  return (
    <Panel kind="initiative" title={t('ui.initiative.title')} note={t('ui.initiative.note')}>
      {asked.decision.sides.map((has, index) => {
        const own = has === asked.side
        return (
          <Option
            key={has}
            icon={own ? 'tick' : 'follow'}
            label={t(own ? 'ui.initiative.take' : 'ui.initiative.give')}
            note={own ? t('ui.initiative.take.note') : t('ui.initiative.give.note', { side: names(has) })}
            first={index === 0}
            hinted={suggested?.type === 'chooseInitiative' && suggested.has === has}
            onClick={() => answer({ type: 'chooseInitiative', has })}
          />
        )
      })}
    </Panel>
  )
}
