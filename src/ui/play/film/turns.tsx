/** Under the headline: who comes next in this phase, and by which rule. */
import { t } from '../../../locale/index.ts'
import type { Picture } from '../../../playback/picture.ts'
import { Why } from '../../rules/why.tsx'
import { usePicture, useSession } from '../context.ts'

/** How many ships are named; the rest are counted. */
const MOST = 4

/** Why ships come in this order: by skill, and between sides of equal skill by initiative (ACT-1, COMBAT-0.1, INIT-2). */
function reasons({ phase, ships, order }: Picture): readonly string[] {
  const next = order.map(id => ships.find(ship => ship.id === id))
  const tie = next.some(one => next.some(two => one && two && one.skill === two.skill && one.side !== two.side))
  return [phase === 'combat' ? 'COMBAT-0.1' : 'ACT-1', ...(tie ? ['INIT-2'] : [])]
}

/** Whose turn is still to come in this phase, first to last, each with its pilot skill; nothing where nobody's is. */
export function Turns() {
  const { names } = useSession()
  const picture = usePicture()
  const coming = picture.order.flatMap(id => {
    const ship = picture.ships.find(one => one.id === id && one.status === 'play')
    return ship ? [t('ui.turns.ship', { ship: names(id), skill: ship.skill ?? '–' })] : []
  })
  if (coming.length === 0 || picture.result) return null
  const rest = coming.length - MOST
  const ships = coming.slice(0, MOST).join(', ')
  const which = picture.phase === 'combat' ? 'combat' : 'activation'
  return (
    <p className="turns">
      {t(`ui.turns.${which}`, { ships })}
      {rest > 0 && ` ${t('ui.turns.more', { count: rest })}`} <Why rules={reasons(picture)} short />
    </p>
  )
}
