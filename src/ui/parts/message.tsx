/** One line of news on a screen, with the key that undoes what it tells of. */
import { useEffect, useState } from 'react'
import { t } from '../../locale/index.ts'

/** How long a message stays, milliseconds. */
const MESSAGE_MS = 8000

/** What a screen says of what was done there, and how to take it back. */
export type Message = { readonly text: string; readonly undo?: () => void }

/** What a screen says now, and how to have it say something. It passes by itself; what may be taken back stays until something else is done. */
export function useMessage() {
  const [message, setMessage] = useState<Message | null>(null)
  useEffect(() => {
    if (!message || message.undo) return
    const timer = setTimeout(() => setMessage(null), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [message])
  return [message, setMessage] as const
}

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
