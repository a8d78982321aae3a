/** Every dialog that a battle’s keys and its menu open, one at a time. */
import { t } from '../../locale/index.ts'
import { commands } from '../commands/listener.ts'
import { helpLines } from '../commands/table.ts'
import { missionsOf } from '../menu/missions.ts'
import { Dialog } from '../parts/dialog.tsx'
import { LanguageSettings } from '../parts/language-settings.tsx'
import { Asked, Later } from '../parts/later.tsx'
import { mediaOf } from '../parts/media.ts'
import { PictureSettings } from '../parts/picture-settings.tsx'
import { PassIdle, TableMode } from '../parts/play-settings.tsx'
import { ReachSettings } from '../parts/reach-settings.tsx'
import { SoundSettings } from '../parts/sound-settings.tsx'
import { Concede, concedable } from './concede.tsx'
import { usePlaying, useScreen, useSession } from './context.ts'
import { Rewind } from './film/rewind.tsx'
import {
  Clips,
  DeskEntry,
  Glossary,
  GlossaryKey,
  KeyChooser,
  SaveCopy,
  Share,
  WatchKeys,
  WatchSettings,
} from './late-parts.ts'
import { Seed } from './seed.tsx'
import { setupOf } from './session/session.ts'
import { GraphicsHelp } from './table/graphics/graphics-help.tsx'
import { ExportKey, FileKey } from './take-away.tsx'

const FINGERS = ['tap', 'rest', 'two'] as const
const LEGEND = ['green', 'white', 'red', 'range', 'phases'] as const

/** Help, the battle's menu, and the question before leaving. */
export function Dialogs({ flat, onMenu }: { flat: boolean; onMenu: () => void }) {
  const dialog = useScreen(state => state.dialog)
  const set = useScreen(state => state.set)
  const kept = useScreen(state => state.kept)
  const session = useSession()
  const playing = usePlaying()
  const setup = setupOf(session)
  const close = () => set({ dialog: null })
  const conceding = concedable(session)
  // Each has a key of its own: one that follows another is opened anew, and so takes the focus.
  if (dialog === 'help' || dialog === 'graphics')
    return (
      <Dialog key="help" title={t('ui.help')} onClose={close} wide>
        <div className="help">
          {dialog === 'graphics' && <GraphicsHelp />}
          <section>
            <h3 className="label">{t('ui.help.game')}</h3>
            <ul className="legend">
              {LEGEND.map(key => (
                <li key={key}>{t(`ui.help.${key}`)}</li>
              ))}
            </ul>
            <Later>
              <GlossaryKey />
            </Later>
          </section>
          {mediaOf('(pointer: coarse)')?.matches && (
            <section>
              <h3 className="label">{t('ui.help.fingers')}</h3>
              <ul className="legend">
                {FINGERS.map(key => (
                  <li key={key}>{t(`ui.help.fingers.${key}`)}</li>
                ))}
              </ul>
            </section>
          )}
          <section>
            <h3 className="label">{t('ui.help.keys')}</h3>
            <dl className="keys">
              {helpLines(flat).map(line => (
                <div key={line}>
                  <dt>{t(`ui.key.${line}`)}</dt>
                  <dd>{t(`ui.key.${line}.does`)}</dd>
                </div>
              ))}
              <Later>
                <WatchKeys />
              </Later>
            </dl>
          </section>
          <section>
            <h3 className="label">{t('ui.shortcuts.own')}</h3>
            {flat && <p className="panel-note">{t('ui.shortcuts.flat')}</p>}
            <Later>
              <KeyChooser />
            </Later>
          </section>
          {dialog === 'help' && <GraphicsHelp />}
        </div>
      </Dialog>
    )
  if (dialog === 'menu')
    return (
      <Dialog key="menu" title={t('ui.menu.battle')} onClose={close}>
        <div className="stack battle-menu">
          <button type="button" className="key large primary" onClick={close}>
            {t('ui.menu.resume')}
          </button>
          <button type="button" className="key large" onClick={() => (playing ? set({ dialog: 'quit' }) : onMenu())}>
            {t('ui.menu.quit')}
          </button>
          <FileKey />
          <ExportKey />
          <Later>
            <Share />
          </Later>
          {conceding.length > 0 && (
            <button type="button" className="key large" onClick={() => set({ dialog: 'concede' })}>
              {t('ui.concede')}
            </button>
          )}
          {playing?.undo() && (
            <button type="button" className="key large" onClick={() => commands.run('rewind')}>
              {t('ui.rewind')}
            </button>
          )}
          {playing && playing.setup.ironman !== true && (
            <button type="button" className="key large" onClick={() => set({ dialog: 'copy' })}>
              {t('ui.battles.copy')}
            </button>
          )}
          <Later>
            <Clips show="menu" />
          </Later>
          <Later>
            <DeskEntry />
          </Later>
          {missionsOf().some(({ id }) => id === setup?.mission) && (
            <button type="button" className="key large" onClick={() => set({ dialog: null, briefing: true })}>
              {t('ui.briefing')}
            </button>
          )}
          <button type="button" className="key large" onClick={() => set({ dialog: null, mirror: true, why: false })}>
            {t('ui.mirror')}
          </button>
          <button type="button" className="key large" onClick={() => commands.run('help')}>
            {t('ui.help')}
          </button>
          <button type="button" className="key large" onClick={() => commands.run('rules')}>
            {t('ui.rules')}
          </button>
        </div>
        <LanguageSettings />
        <PictureSettings />
        <ReachSettings />
        <SoundSettings />
        <Later>
          <WatchSettings />
        </Later>
        {playing && <TableMode />}
        {playing && <PassIdle />}
        {setup && <Seed seed={setup.seed} />}
      </Dialog>
    )
  if (dialog === 'glossary')
    return (
      <Later>
        <Glossary onClose={close} />
      </Later>
    )
  if (dialog === 'concede') return <Concede sides={conceding} onClose={close} />
  if (dialog === 'rewind') return <Rewind onClose={close} />
  if (dialog === 'clip' || dialog === 'photo') return <Clips show={dialog} />
  if (dialog === 'copy')
    return (
      <Dialog key="copy" title={t('ui.battles.copy')} onClose={close}>
        <Asked>
          <SaveCopy onSaved={name => set({ dialog: null, saved: { at: Date.now(), name } })} onCancel={close} />
        </Asked>
      </Dialog>
    )
  if (dialog === 'quit')
    return (
      <Dialog key="quit" title={t('ui.quit.title')} onClose={close}>
        <p>{t(kept ? `ui.quit.${kept}` : 'ui.quit.text')}</p>
        <div className="row">
          <button type="button" className="key large primary" onClick={close}>
            {t('ui.menu.resume')}
          </button>
          <FileKey />
          <button type="button" className="key large" onClick={onMenu}>
            {t('ui.menu.quit')}
          </button>
        </div>
      </Dialog>
    )
  return null
}
