import { t } from '../../locale/index.ts'

type Props = {
  /** Which battle it is, or that it is being looked for. */
  readonly words: string
  readonly onGo: () => void
}

/** The menu's way back into a battle, in the room that it has from the first moment on. */
export function ContinueItem({ words, onGo }: Props) {
  return (
    <button type="button" className="menu-item continue" onClick={onGo}>
      <strong>{t('ui.battles.continue')}</strong>
      <span>{words}</span>
    </button>
  )
}
