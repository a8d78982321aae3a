/** The order that says where an object comes to lie: which template, or that it is left alone. */
import { useState } from 'react'
import { t } from '../../../locale/index.ts'
import { manoeuvre } from '../../../rules/index.ts'
import { BearingIcon } from '../../parts/bearings.tsx'
import { useAnswer, useSession, useTable } from '../context.ts'
import { useSuggested } from './hint.tsx'
import { Option, Panel } from './panel.tsx'
import { spotWords, templateOf } from './spots.ts'
import type { AskedOf } from './types.ts'

/** Where something is dropped, or where it moves: a key for each place, which the table shows, and one to do without. */
export function PickSpot({ asked }: { asked: AskedOf<'spot'> }) {
  const { names } = useSession()
  const answer = useAnswer(asked)
  const { by, what, object, spots, mayPass } = asked.decision
  const [shown, setShown] = useState<string | null>(null)
  const suggested = useSuggested(asked)
  const spot = spots.find(({ id }) => id === shown) ?? spots[0]
  useTable({
    selected: by,
    frame: by === null ? [] : [by],
    struck: object === null ? [] : [object],
    ...(spot ? { token: { what, token: object ?? what, pose: spot.pose, polygon: spot.polygon, legal: true } } : {}),
  })
  const dropped = object === null && by !== null
  return (
    <Panel
      kind="spot"
      title={t(
        dropped
          ? { key: 'ui.spot.drop', params: { ship: by, object: what } }
          : { key: 'ui.spot.move', params: { object: what } },
        { name: names },
      )}
      note={t('ui.spot.note')}
    >
      {spots.map(({ id }, index) => (
        <Option
          key={id}
          icon={<BearingIcon bearing={manoeuvre(templateOf(id)).bearing} />}
          label={spotWords(id)}
          first={index === 0}
          hinted={suggested?.type === 'chooseSpot' && suggested.spot === id}
          onClick={() => answer({ type: 'chooseSpot', spot: id })}
          onHover={over => setShown(over ? id : null)}
        />
      ))}
      {mayPass && <Option icon="close" label={t('ui.spot.pass')} onClick={() => answer({ type: 'pass' })} />}
    </Panel>
  )
}
