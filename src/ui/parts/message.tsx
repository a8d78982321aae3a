/** One line of news on a screen, with the key that undoes what it tells of. */
import { t } from '../../locale/index.ts'

/** What a screen says of what was done there, and how to take it back. */
export type Message = { readonly text: string; readonly undo?: () => void }

/** The place of such a message; null: nothing is said. */
export function MessageLine({ className, message }: { readonly className: string; readonly message: Message | null }) {
  return (
    <div className={className} role="status">
      {message && (
        <p>
          {message.text}
          {message.undo && (
            <button type="button" className="key" onClick={message.undo}>
              {t('ui.message.undo')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
