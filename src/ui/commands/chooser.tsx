/** Where a person gives the game’s actions keys of their own. */
import '../play/english.ts'
import './english.ts'
import './chooser.css'
import { type KeyboardEvent, useState } from 'react'
import { t } from '../../locale/index.ts'
import { OVERLAYS, type Overlay } from '../../playback/marks.ts'
import { changeSettings, useSettings } from '../settings.ts'
import { ACTS, type Act, given, isFixed, isSign, keysOf, keyWords } from './own-keys.ts'
import { keyOf } from './press.ts'

/** A key in words that can be read aloud. */
const nameOf = (sign: string): string => keyWords(sign, key => t('ui.keys.shift', { key }))

const isOverlay = (act: Act): act is Overlay => OVERLAYS.some(one => one === act)

const actWords = (act: Act): string => t(isOverlay(act) ? `ui.overlays.${act}` : `ui.act.${act}`)

/** Keys that are pressed to change what is written with another. */
const MODIFIERS = ['Shift', 'CapsLock', 'AltGraph', 'Control', 'Alt', 'Meta', 'Dead']

/** The keys that can be changed, and what each does: a press on one waits for the key that it shall be. */
export function KeyChooser() {
  const own = useSettings(state => state.keys)
  const [asked, setAsked] = useState<Act | null>(null)
  const [news, setNews] = useState('')
  const keys = keysOf(own)

  const choose = (event: KeyboardEvent, act: Act) => {
    if (MODIFIERS.includes(event.key) || event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    const sign = keyOf(event.nativeEvent)
    if (event.key === 'Escape') {
      setAsked(null)
      setNews('')
    } else if (!isSign(sign) || event.ctrlKey || event.altKey || event.metaKey) {
      setNews(t('ui.keys.none'))
    } else if (isFixed(sign)) {
      setNews(t('ui.keys.fixed', { key: nameOf(sign) }))
    } else {
      const { own: changed, other } = given(own, act, sign)
      changeSettings({ keys: changed })
      setAsked(null)
      const now = { act: actWords(act), key: nameOf(sign) }
      setNews(
        other
          ? t('ui.keys.swapped', { ...now, other: actWords(other), otherKey: nameOf(keys[act]) })
          : t('ui.keys.now', now),
      )
    }
  }

  return (
    <div className="key-chooser">
      <p className="panel-note">{t('ui.keys.note')}</p>
      <p className="key-news" role="status">
        {news}
      </p>
      <dl className="act-keys">
        {ACTS.map(act => (
          <div key={act}>
            <dt>
              <button
                type="button"
                className="key"
                aria-label={asked === act ? t('ui.keys.press') : `${nameOf(keys[act])}: ${actWords(act)}`}
                aria-pressed={asked === act}
                onClick={({ currentTarget }) => {
                  // Safari gives the focus to no button that is pressed.
                  currentTarget.focus()
                  setAsked(asked === act ? null : act)
                }}
                onKeyDown={event => asked === act && choose(event, act)}
                onBlur={() => setAsked(null)}
              >
                {asked === act ? t('ui.keys.press') : nameOf(keys[act])}
              </button>
            </dt>
            <dd>{actWords(act)}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="key"
        disabled={Object.keys(own).length === 0}
        onClick={() => {
          changeSettings({ keys: {} })
          setNews('')
        }}
      >
        {t('ui.keys.standard')}
      </button>
    </div>
  )
}
