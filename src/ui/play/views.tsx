/** The two folding lists in the bar of a battle: how one looks at the table, and what is drawn on it. */
import { type ReactNode, useId } from 'react'
import { t } from '../../locale/index.ts'
import { OVERLAYS } from '../../playback/marks.ts'
import { CAMERAS, type CameraKind } from '../cameras.ts'
import { commands } from '../commands/listener.ts'
import { keysOf, keyWords } from '../commands/own-keys.ts'
import { useDisclosure } from '../parts/disclosure.ts'
import { Icon } from '../parts/icon.tsx'
import { useSettings } from '../settings.ts'
import { useByEye, useScreen } from './context.ts'
import { chosen, followsFilm } from './screen-store.ts'

type Choice = {
  readonly kind: CameraKind
  readonly icon: string
  readonly name: `ui.camera.${CameraKind}` | 'ui.board.whole'
}

const STAGE: readonly Choice[] = CAMERAS.map(kind => ({ kind, icon: kind, name: `ui.camera.${kind}` }))
/** The flat board follows the film, or shows all of the mat. */
const FLAT: readonly Choice[] = [
  { kind: 'auto', icon: 'auto', name: 'ui.camera.auto' },
  { kind: 'top', icon: 'top', name: 'ui.board.whole' },
]

/** The cameras, and what can be drawn on the table: two keys that open a short list each. */
export function Views({ flat }: { flat: boolean }) {
  const kind = useScreen(state => (flat && !followsFilm(state) ? 'top' : state.camera.kind))
  const choices = flat ? FLAT : STAGE
  const shown = choices.find(one => one.kind === kind) ?? choices[0]!
  const overlays = useScreen(state => state.overlays)
  const set = useScreen(state => state.set)
  const byEye = useByEye()
  const keys = keysOf(useSettings(state => state.keys))
  const name = useId()
  const many = overlays.filter(one => one !== 'obstruction').length
  return (
    <div className="views">
      <Folder icon={shown.icon} label={t('ui.camera')} shown={t(shown.name)}>
        {close =>
          choices.map(one => (
            <label key={one.kind} className="view-choice">
              <input
                type="radio"
                name={name}
                checked={one === shown}
                onChange={() => set(chosen(one.kind))}
                // Chosen again, a camera that was moved by hand comes back.
                onClick={() => set(chosen(one.kind))}
                onKeyDown={event => event.key === 'Enter' && close()}
              />
              <Icon name={one.icon} />
              <span>{t(one.name)}</span>
              <small>{t(`${one.name}.note`)}</small>
            </label>
          ))
        }
      </Folder>
      <Folder icon="layers" label={t('ui.overlays')} shown={many > 0 ? String(many) : ''}>
        {() => (
          <>
            {byEye && <p className="folder-note">{t('ui.overlays.closed')}</p>}
            {OVERLAYS.map(one => (
              <label key={one} className="view-choice">
                <input type="checkbox" checked={overlays.includes(one)} onChange={() => commands.run(one)} />
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
