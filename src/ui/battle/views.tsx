import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { t } from '../../locale/index.ts'
import { OVERLAYS } from '../../playback/marks.ts'
import { CAMERAS } from '../cameras.ts'
import { keysOf } from '../keys/acts.ts'
import { Icon } from '../parts/icon.tsx'
import { useSettings } from '../settings.ts'
import { useByEye, useScreen } from './context.ts'
import { toggled } from './store.ts'

/** The cameras, and what can be drawn on the table: two keys that open a short list each. */
export function Views({ flat }: { flat: boolean }) {
  const camera = useScreen(state => state.camera)
  const overlays = useScreen(state => state.overlays)
  const set = useScreen(state => state.set)
  const byEye = useByEye()
  const keys = keysOf(useSettings(state => state.keys))
  const name = useId()
  const many = overlays.filter(one => one !== 'obstruction').length
  return (
    <div className="views">
      {!flat && (
        <Folder icon={camera.kind} label={t('ui.camera')} shown={t(`ui.camera.${camera.kind}`)}>
          {close =>
            CAMERAS.map(kind => (
              <label key={kind} className="view-choice">
                <input
                  type="radio"
                  name={name}
                  checked={kind === camera.kind}
                  onChange={() => set({ camera: { kind } })}
                  // Chosen again, a camera that was moved by hand comes back.
                  onClick={() => set({ camera: { kind } })}
                  onKeyDown={event => event.key === 'Enter' && close()}
                />
                <Icon name={kind} />
                <span>{t(`ui.camera.${kind}`)}</span>
                <small>{t(`ui.camera.${kind}.note`)}</small>
              </label>
            ))
          }
        </Folder>
      )}
      <Folder icon="layers" label={t('ui.overlays')} shown={many > 0 ? String(many) : ''}>
        {() => (
          <>
            {byEye && <p className="folder-note">{t('ui.overlays.closed')}</p>}
            {OVERLAYS.map(one => (
              <label key={one} className="view-choice">
                <input
                  type="checkbox"
                  checked={overlays.includes(one)}
                  onChange={() => set({ overlays: toggled(overlays, one) })}
                />
                <kbd>{keyWords(keys[one])}</kbd>
                <span>{t(`ui.overlays.${one}`)}</span>
                <small>{t(`ui.overlays.${one}.note`)}</small>
              </label>
            ))}
          </>
        )}
      </Folder>
    </div>
  )
}

/** A key as it stands on the keyboard: a capital letter is pressed with Shift. */
const keyWords = (key: string): string => (key === key.toLowerCase() ? key.toUpperCase() : `⇧${key}`)

type FolderProps = {
  readonly icon: string
  readonly label: string
  /** What is chosen now, beside the icon. */
  readonly shown: string
  readonly children: (close: () => void) => ReactNode
}

/** A key that opens a list under itself; Escape, another press or a press elsewhere closes it. */
function Folder({ icon, label, shown, children }: FolderProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const key = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    setOpen(false)
    key.current?.focus()
  }, [])
  useEffect(() => {
    if (!open) return
    box.current?.querySelector<HTMLElement>('input:checked, input')?.focus()
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    window.addEventListener('pointerdown', elsewhere, true)
    window.addEventListener('keydown', leave, true)
    return () => {
      window.removeEventListener('pointerdown', elsewhere, true)
      window.removeEventListener('keydown', leave, true)
    }
  }, [open, close])
  return (
    <div ref={box} className="folder">
      <button
        ref={key}
        type="button"
        className="key folder-key"
        aria-expanded={open}
        title={label}
        onClick={() => setOpen(!open)}
      >
        <Icon name={icon} />
        <span className="unseen">{label}</span>
        {shown && <span className="folder-shown">{shown}</span>}
      </button>
      {open && (
        <fieldset className="folder-list">
          <legend className="unseen">{label}</legend>
          {children(close)}
        </fieldset>
      )}
    </div>
  )
}
