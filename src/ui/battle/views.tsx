import { type ReactNode, useId } from 'react'
import { t } from '../../locale/index.ts'
import { OVERLAYS } from '../../playback/marks.ts'
import { CAMERAS } from '../cameras.ts'
import { keysOf, keyWords } from '../keys/acts.ts'
import { useDisclosure } from '../parts/disclosure.ts'
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

type FolderProps = {
  readonly icon: string
  readonly label: string
  /** What is chosen now, beside the icon. */
  readonly shown: string
  readonly children: (close: () => void) => ReactNode
}

/** A key that opens a list under itself; Escape, another press or a press elsewhere closes it. */
function Folder({ icon, label, shown, children }: FolderProps) {
  const { open, box, key, close, toggle } = useDisclosure('input')
  return (
    <div ref={box} className="folder">
      <button ref={key} type="button" className="key folder-key" aria-expanded={open} title={label} onClick={toggle}>
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
