/** Leaving a screen, by its key or by Escape. */
import { t } from '../../locale/index.ts'
import { useCommands } from '../commands/use-commands.ts'

type Props = {
  readonly onBack: () => void
  /** How the key looks beside its neighbours. */
  readonly look?: string
}

/** The way back from a screen: a key of its own, and Escape where no dialog is open and nothing is being written. */
export function Back({ onBack, look = 'key' }: Props) {
  useCommands({ back: onBack })
  return (
    <button type="button" className={look} onClick={onBack}>
      {t('ui.back')}
    </button>
  )
}
