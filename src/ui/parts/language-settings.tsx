/** Choosing the language: in the settings, on the menu, and what is said where one does not come. */
import { useId } from 'react'
import { LANGUAGES, languageName, t } from '../../locale/index.ts'
import { chooseLanguage, languageOf, useSpoken } from '../language.ts'
import type { LanguageChoice } from '../settings.ts'
import { Icon } from './icon.tsx'
import { Notes } from './notes.tsx'

/** Every language by the name it gives itself, so that everybody finds their own. */
const Options = () =>
  LANGUAGES.map(language => (
    <option key={language} value={language} lang={language}>
      {languageName(language)}
    </option>
  ))

const choose = (value: string) => void chooseLanguage(value as LanguageChoice)

/** The language of the game, among the settings. */
export function LanguageSettings() {
  const { choice, failed } = useSpoken()
  const trouble = useTrouble()
  const id = useId()
  return (
    <div className="language-settings">
      <label className="label" htmlFor={id}>
        {t('ui.language')}
      </label>
      <select id={id} value={choice} onChange={event => choose(event.target.value)}>
        <option value="auto">{t('ui.language.auto', { language: languageName(languageOf('auto')) })}</option>
        <Options />
      </select>
      {failed && (
        <p className="panel-note" role="status">
          {trouble}{' '}
          <button type="button" className="key" onClick={() => choose(failed)}>
            {t('ui.problem.retry')}
          </button>
        </p>
      )}
    </div>
  )
}

/** A small key on the menu: a globe and the name of the language, for those who cannot read this one. */
export function LanguageKey() {
  const { language } = useSpoken()
  return (
    <span className="key language-key">
      <Icon name="globe" />
      <select aria-label={t('ui.language')} value={language} onChange={event => choose(event.target.value)}>
        <Options />
      </select>
    </span>
  )
}

/** What is said of a language that could not be loaded, or not with everything that the page says; null: all is well. */
function useTrouble(): string | null {
  const { language, failed } = useSpoken()
  return (
    failed && t(failed === language ? 'ui.language.part' : 'ui.language.failed', { language: languageName(failed) })
  )
}

/** Says for a while that a language could not be loaded. */
export function LanguageTrouble() {
  const trouble = useTrouble()
  return <Notes lines={trouble ? [trouble] : []} passing />
}
