import { lazy as fetchedLate } from 'react'
import { brings } from '../../locale/index.ts'
import type { Part } from '../../locale/languages.ts'
import { wordsThere } from '../language.ts'

/** As React's: a component that is fetched when it is first shown. It is shown once its words are there, too, in the language that is spoken. */
export const lazy: typeof fetchedLate = load =>
  fetchedLate(async () => {
    const module = await load()
    await wordsThere()
    return module
  })

/** A module on its way whose words travel beside it, rather than after it. */
export function beside<M>(part: Part, module: Promise<M>): Promise<M> {
  brings(part)
  void wordsThere()
  return module
}
