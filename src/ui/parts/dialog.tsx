/** The frame of all dialogs. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { t } from '../../locale/index.ts'
import { useCover } from '../commands/use-commands.ts'
import { IconKey } from './icon.tsx'

type Props = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly wide?: boolean
}

/** A modal sheet over everything: focus stays inside, Escape or the cross closes it and focus goes back; no command is given by key meanwhile. */
export function Dialog({ title, onClose, children, wide = false }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useCover()
  // Closed while it is still in the page: a dialog that is gone gives the focus back to nobody.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // What goes on has the focus where it stands first, so that nothing scrolls; else the cross has it.
    const first = dialog?.querySelector<HTMLElement>('.dialog-body :is(a, button, input, select, summary, textarea)')
    if (first?.matches('.key.primary:enabled')) first.focus()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <IconKey icon="close" label={t('ui.close')} onClick={onClose} />
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
