/** The sign over a battle that the browser does not keep; a press saves it as a file. */
import { t } from '../../../locale/index.ts'
import { Badge } from '../../play/badge.tsx'
import { usePlaying, useScreen } from '../../play/context.ts'
import { downloadStanding } from '../../play/download.ts'
import { focusBack } from '../../play/focus-back.ts'

/** Stands as long as the battle is not kept as it stands, and saves it as a file. */
export function Unkept() {
  const playing = usePlaying()
  const previewed = useScreen(state => state.previewed)
  const save = () => {
    if (playing) downloadStanding(playing, previewed)
    // The battle goes on: the next key is for the order.
    focusBack(null)
  }
  return <Badge icon="warning" label={t('ui.unkept')} note={t('ui.unkept.note')} onPress={save} />
}
