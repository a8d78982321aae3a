import { useContext } from 'react'
import { t } from '../../locale/index.ts'
import { Badge } from '../battle/badge.tsx'
import { BattleContext } from '../battle/context.ts'
import { focusBack } from '../battle/focus-back.ts'
import { downloadBattle } from './file.ts'
import { standing } from './keeper.ts'

/** Stands as long as the battle is not kept as it stands, and saves it as a file. */
export function Unkept() {
  const battle = useContext(BattleContext)
  const save = () => {
    const now = battle && standing(battle.session, battle.store.getState().previewed)
    if (now) downloadBattle(now)
    // The battle goes on: the next key is for the order.
    focusBack(null)
  }
  return <Badge icon="warning" label={t('ui.unkept')} note={t('ui.unkept.note')} onPress={save} />
}
