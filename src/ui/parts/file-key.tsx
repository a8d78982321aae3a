/** A key that opens a file of the person's own. */
import type { ReactNode } from 'react'

type Props = {
  /** What files are offered, as the element `input` has it; unless said, our own. */
  readonly accept?: string
  readonly large?: boolean
  /** Its name in tests. */
  readonly testId?: string
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

/** A key with words that asks for a file. The same file may be chosen again. */
export function FileKey({ accept = '.json,application/json', large = false, testId, onFile, children }: Props) {
  return (
    <label className={large ? 'key large file-key' : 'key file-key'}>
      {children}
      <input
        type="file"
        className="unseen"
        accept={accept}
        data-testid={testId}
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
