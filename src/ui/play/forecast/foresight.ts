/** Who is asked for a forecast: called in with the first question, apart from the opponent and from whoever gives hints. */
import type { Adviser } from '../session/adviser.ts'
import type { Foresee } from './foretell.ts'

export type Foresight = { readonly ask: Foresee; dispose(): void }

/** `callIn` gets a seed that is the same in every battle, so that the same table has the same forecast on every machine. */
export function createForesight(callIn: (seed: string) => Adviser): Foresight {
  let adviser: Adviser | null = null
  return {
    ask(view, decision, voice, signal) {
      adviser ??= callIn('forecast')
      return adviser.hint(view, decision, signal, `, voice ${voice}`)
    },
    dispose: () => adviser?.dispose(),
  }
}
