import { useRef, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { Ignored } from '../params.ts'
import { Dialog } from '../parts/dialog.tsx'
import { IgnoredNotes } from '../parts/notes.tsx'
import { PictureSettings } from '../parts/picture-settings.tsx'
import { SoundSettings } from '../parts/sound-settings.tsx'
import { TableMode } from '../parts/table-mode.tsx'
import { openRules } from '../rules/store.ts'
import { Chart } from './chart.tsx'

type Props = {
  readonly ignored: readonly Ignored[]
  readonly onPlay: () => void
  readonly onWatch: () => void
  readonly onSquads: () => void
  readonly onReplay: (file: File) => void
  readonly onAbout: () => void
}

/** The first screen: the ways on, and what is set once for all battles. */
export function Menu({ ignored, onPlay, onWatch, onSquads, onReplay, onAbout }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [settings, setSettings] = useState(false)
  return (
    <main className="menu" tabIndex={-1}>
      <Chart />
      <header>
        <h1 className="wordmark">Koiogran</h1>
        <p className="tagline">{t('ui.menu.tagline')}</p>
      </header>
      <nav aria-label={t('ui.menu.label')}>
        <button type="button" className="menu-item" onClick={onPlay}>
          <strong>{t('ui.menu.play')}</strong>
          <span>{t('ui.menu.playNote')}</span>
        </button>
        <button type="button" className="menu-item" onClick={onWatch}>
          <strong>{t('ui.menu.watch')}</strong>
          <span>{t('ui.menu.watchNote')}</span>
        </button>
        <button type="button" className="menu-item" onClick={onSquads}>
          <strong>{t('ui.menu.squads')}</strong>
          <span>{t('ui.menu.squadsNote')}</span>
        </button>
        <button type="button" className="menu-item" onClick={() => input.current?.click()}>
          <strong>{t('ui.menu.replay')}</strong>
          <span>{t('ui.menu.replayNote')}</span>
        </button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          data-testid="replay-file"
          onChange={event => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) onReplay(file)
          }}
        />
        <button type="button" className="menu-item" onClick={() => openRules()}>
          <strong>{t('ui.rules')}</strong>
          <span>{t('ui.rules.note')}</span>
        </button>
        <button type="button" className="menu-item" onClick={() => setSettings(true)}>
          <strong>{t('ui.settings')}</strong>
          <span>{t('ui.settings.note')}</span>
        </button>
        <button type="button" className="menu-item" onClick={onAbout}>
          <strong>{t('ui.menu.about')}</strong>
          <span>{t('ui.menu.aboutNote')}</span>
        </button>
      </nav>
      <footer>
        <IgnoredNotes ignored={ignored} />
        <p>{t('ui.menu.notice')}</p>
      </footer>
      {settings && (
        <Dialog title={t('ui.settings')} onClose={() => setSettings(false)}>
          <PictureSettings />
          <SoundSettings />
          <TableMode />
        </Dialog>
      )}
    </main>
  )
}
