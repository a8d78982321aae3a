/** How much a film explains and whether it asks, from its bar and from the battle’s menu. */
import { t } from '../../locale/index.ts'
import { CAPTIONS } from '../params.ts'
import { Choice } from '../parts/choice.tsx'
import { Switch } from '../parts/switch.tsx'
import { useScreen, useSession } from '../play/context.ts'
import { Drawer } from './drawer.tsx'
import { chooseCaptions, chooseGuesses, useCaptions, useGuessChoice } from './level.ts'

/** How much the captions say. */
function Levels() {
  const captions = useCaptions()
  return (
    <Choice
      legend={t('ui.watching.captions.choose')}
      value={captions}
      options={CAPTIONS.map(value => ({ value, label: t(`ui.watching.captions.${value}`) }))}
      onChange={chooseCaptions}
    />
  )
}

/** Whether the film asks before it shows. */
function Guesses() {
  const guess = useGuessChoice()
  const captions = useCaptions()
  return (
    <Switch
      label={t('ui.watching.guess')}
      note={t('ui.watching.guess.note')}
      on={guess && captions === 'teach'}
      onChange={on => {
        chooseGuesses(on)
        if (on) chooseCaptions('teach')
      }}
    />
  )
}

/** In the film's bar: the level of the captions, and whether it asks. */
export function CaptionKey() {
  const captions = useCaptions()
  return (
    <Drawer
      icon="captions"
      label={t('ui.watching.captions', { level: t(`ui.watching.captions.${captions}`) })}
      mark={{ 'data-captions': captions }}
    >
      {() => (
        <div className="caption-settings">
          <Levels />
          <Guesses />
        </div>
      )}
    </Drawer>
  )
}

/** In the battle's menu: captions, and for who plays the timeline. */
export function WatchSettings() {
  const { mode } = useSession()
  const timeline = useScreen(state => state.timeline)
  const set = useScreen(state => state.set)
  return (
    <>
      <Levels />
      {mode === 'play' && (
        <button type="button" className="key" onClick={() => set({ timeline: !timeline, dialog: null })}>
          {t(timeline ? 'ui.watching.line.hide' : 'ui.watching.line.show')}
        </button>
      )}
    </>
  )
}
