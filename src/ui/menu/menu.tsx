/** The main menu. */
import { useRef, useState } from 'react'
import { t } from '../../locale/index.ts'
import { LESSONS, useLessons } from '../campaign/lessons/lesson-progress.ts'
import { secondBattle } from '../campaign/lessons/setup.ts'
import { LEFT } from '../commands/stack.ts'
import { useCommands } from '../commands/use-commands.ts'
import type { Ignored, Params } from '../params.ts'
import { Dialog } from '../parts/dialog.tsx'
import { LanguageKey, LanguageSettings } from '../parts/language-settings.tsx'
import { Later } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'
import { IgnoredNotes } from '../parts/notes.tsx'
import { PictureSettings } from '../parts/picture-settings.tsx'
import { PassIdle, TableMode } from '../parts/play-settings.tsx'
import { ReachSettings } from '../parts/reach-settings.tsx'
import { SoundSettings } from '../parts/sound-settings.tsx'
import { walk } from '../parts/walk.ts'
import { openRules } from '../rules/rulebook-store.ts'
import { WayBack } from './battles/way-back.tsx'
import { Behind } from './behind.tsx'
import { Newer } from './newer.tsx'
import type { BattleRequest } from './types.ts'

// Of settings nobody opens, those of a late part come with it.
const LivingSettings = lazy(() =>
  import('../watch/demos/living-settings.tsx').then(module => ({ default: module.LivingSettings })),
)

type Props = {
  readonly ignored: readonly Ignored[]
  readonly params: Params
  readonly onLearn: () => void
  readonly onCampaign: () => void
  /** Our own missions. */
  readonly onMore: () => void
  readonly onDaily: () => void
  readonly onPuzzles: () => void
  readonly onPlay: () => void
  readonly onWatch: () => void
  readonly onSquads: () => void
  readonly onBattles: () => void
  readonly onContinue: (request: BattleRequest) => void
  /** A file with a replay, a kept battle or a tour of duty. */
  readonly onFile: (file: File) => void
  readonly onAbout: () => void
}

/** The first screen: the ways on, and what is set once for all battles. */
export function Menu(props: Props) {
  const { ignored, params, onLearn, onCampaign, onPlay, onWatch, onSquads, onBattles, onContinue, onFile, onAbout } =
    props
  const input = useRef<HTMLInputElement>(null)
  const [settings, setSettings] = useState(false)
  const { stage, over, battles } = useLessons()
  const entries = useRef<HTMLElement>(null)
  useCommands({
    help: () => openRules(),
    entries: {
      hears: ({ target, shift }) =>
        !shift && (target?.closest('nav') === entries.current || target?.matches('body, main') === true),
      run: press => (entries.current && press && walk(entries.current, press.key) ? null : LEFT),
    },
  })
  return (
    <main className="menu" tabIndex={-1}>
      <Behind params={params} />
      <LanguageKey />
      <header>
        <h1 className="wordmark">Koiogran</h1>
        <p className="tagline">{t('ui.menu.tagline')}</p>
      </header>
      <nav ref={entries} aria-label={t('ui.menu.label')}>
        <WayBack onStart={onContinue} />
        {battles === 1 ? (
          <button type="button" className="menu-item learn" onClick={() => onContinue(secondBattle())}>
            <strong>{t('ui.menu.second')}</strong>
            <span>{t('ui.menu.second.note')}</span>
          </button>
        ) : (
          !over && <LearnItem stage={stage} onLearn={onLearn} />
        )}
        <button type="button" className="menu-item" onClick={onCampaign}>
          <strong>{t('ui.campaign')}</strong>
          <span>{t('ui.campaign.note')}</span>
        </button>
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
        <button type="button" className="menu-item" onClick={onBattles}>
          <strong>{t('ui.battles.title')}</strong>
          <span>{t('ui.battles.titleNote')}</span>
        </button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={event => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) onFile(file)
          }}
        />
        <div className="menu-rest">
          <button type="button" className="key" title={t('ui.daily.note')} onClick={props.onDaily}>
            {t('ui.daily')}
          </button>
          <button type="button" className="key" title={t('ui.puzzles.note')} onClick={props.onPuzzles}>
            {t('ui.puzzles')}
          </button>
          <button type="button" className="key" title={t('ui.more.note')} onClick={props.onMore}>
            {t('ui.more')}
          </button>
          {(over || battles === 1) && (
            <button type="button" className="key" title={t('ui.menu.lessons.note')} onClick={onLearn}>
              {t('ui.menu.lessons')}
            </button>
          )}
          <button type="button" className="key" title={t('ui.menu.fileNote')} onClick={() => input.current?.click()}>
            {t('ui.menu.file')}
          </button>
          <button type="button" className="key" title={t('ui.rules.note')} onClick={() => openRules()}>
            {t('ui.rules')}
          </button>
          <button type="button" className="key" title={t('ui.settings.note')} onClick={() => setSettings(true)}>
            {t('ui.settings')}
          </button>
          <button type="button" className="key" title={t('ui.menu.aboutNote')} onClick={onAbout}>
            {t('ui.menu.about')}
          </button>
        </div>
      </nav>
      <footer>
        <IgnoredNotes ignored={ignored} />
        <Newer />
        <p>{t('ui.menu.notice')}</p>
      </footer>
      {settings && (
        <Dialog title={t('ui.settings')} onClose={() => setSettings(false)}>
          <LanguageSettings />
          <PictureSettings />
          <Later>
            <LivingSettings />
          </Later>
          <ReachSettings />
          <SoundSettings />
          <TableMode />
          <PassIdle />
        </Dialog>
      )}
    </main>
  )
}

/** The lessons, for those who have not flown them: the first thing there is. */
function LearnItem({ stage, onLearn }: { stage: number; onLearn: () => void }) {
  return (
    <button type="button" className="menu-item learn" onClick={onLearn}>
      <strong>{t('ui.menu.lessons')}</strong>
      <span>{stage > 1 ? t('ui.menu.lessons.on', { stage, all: LESSONS.length }) : t('ui.menu.lessons.note')}</span>
    </button>
  )
}
