/** The word in the menu that a newer version of the game is ready. */
import { create } from 'zustand'
import { t } from '../../locale/index.ts'

const useNewer = create<{ readonly waits: boolean }>(() => ({ waits: false }))

/** Whether a newer version of the page waits until this one is closed. */
export const tellNewer = (waits: boolean): void => useNewer.setState({ waits })

/** Says in the menu, and nowhere else, that a newer version waits. */
export function Newer() {
  return useNewer(state => state.waits) && <p className="newer">{t('ui.menu.newer')}</p>
}
