/** The sign over a battle that the browser does not keep; a press saves it as a file. */
import { useContext } from 'react'
import { t } from '../../../locale/index.ts'
import { Badge } from '../../play/badge.tsx'
import { BattleContext } from '../../play/context.ts'
import { downloadStanding } from '../../play/download.ts'
import { focusBack } from '../../play/focus-back.ts'

/** Stands as long as the battle is not kept as it stands, and saves it as a file. */
export function Unkept() {
  const battle = useContext(BattleContext)
  const save = () => {
    if (battle) downloadStanding(battle.session, battle.store.getState().previewed)
    // The battle goes on: the next key is for the order.
    focusBack(null)
  }
  return <Badge icon="warning" label={t('ui.unkept')} note={t('ui.unkept.note')} onPress={save} />
}
