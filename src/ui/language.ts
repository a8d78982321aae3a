/** Which language the page speaks: what the address asks for, else what was chosen, else what the browser would like. */
import { create } from 'zustand'
import { allSaid, fitting, type Language, speak } from '../locale/index.ts'
import { languagesWished } from './parts/media.ts'
import { changeSettings, type LanguageChoice, useSettings } from './settings.ts'

type Spoken = {
  /** What is asked for now, by the address or by the person. */
  readonly choice: LanguageChoice
  /** The language that texts are in. A component that reads it is rendered anew with another one. */
  readonly language: Language
  /** What could not be loaded when it was asked for last, all of it or (if it is the one that is spoken) a part; null: all is well. */
  readonly failed: Language | null
}

export const useSpoken = create<Spoken>(() => ({ choice: 'auto', language: 'en', failed: null }))

/** The language of a choice; `auto` is the first of the browser's languages that there is. */
export const languageOf = (choice: LanguageChoice): Language =>
  choice === 'auto' ? fitting(languagesWished()) : choice

/** Speaks the language of a choice, or English if it cannot be loaded; never rejects. */
async function follow(choice: LanguageChoice): Promise<void> {
  useSpoken.setState({ choice })
  const wanted = languageOf(choice)
  let failed: Language | null = null
  try {
    if (!(await speak(wanted))) return
  } catch {
    failed = wanted
    await speak('en')
  }
  const language = failed ? 'en' : wanted
  document.documentElement.lang = language
  useSpoken.setState({ language, failed })
  if (!failed) await wordsThere()
}

/**
 * Waits for the words of what has been fetched, in the language that is spoken; those that did not come before are asked for again. What cannot
 * be had is said in English, and `failed` tells so. Never rejects.
 */
export async function wordsThere(): Promise<void> {
  const all = await allSaid()
  const { language, failed } = useSpoken.getState()
  if (all && failed === language) useSpoken.setState({ failed: null })
  if (!all && failed === null) useSpoken.setState({ failed: language })
}

/** Speaks from the start what the address asks for in this visit (null: nothing), else what is remembered. To be waited for before anything is shown. */
export const beginLanguage = (asked: Language | null): Promise<void> => follow(asked ?? useSettings.getState().language)

/** Chooses a language, for now and for the next visit. */
export function chooseLanguage(choice: LanguageChoice): Promise<void> {
  changeSettings({ language: choice })
  return follow(choice)
}
