import { type ComponentProps, createElement, lazy as fetchedLate } from 'react'
import { fetched } from '../../locale/again.ts'
import { brings } from '../../locale/index.ts'
import type { Part } from '../../locale/languages.ts'
import { wordsThere } from '../language.ts'

/** What may be a person's wish to have what did not come, and a line that is back. */
const WISHES = ['pointerdown', 'keydown', 'click', 'online'] as const
/** Without a wish it may be asked for again after so long, ms. */
const AFTER_MS = 3000

/** Calls once, at the next wish or a while later. */
function atNextWish(call: () => void): void {
  const heard = () => {
    clearTimeout(timer)
    for (const wish of WISHES) removeEventListener(wish, heard, true)
    call()
  }
  const timer = setTimeout(heard, AFTER_MS)
  for (const wish of WISHES) addEventListener(wish, heard, true)
}

/**
 * As React's: a component that is fetched when it is first shown. It is shown once its words are there, too, in the language that is spoken.
 * Where it does not come it throws, as React's does; shown again, it is asked for again.
 */
export const lazy: typeof fetchedLate = load => {
  const ask = () =>
    fetchedLate(async () => {
      try {
        const module = await fetched(load)
        await wordsThere()
        return module
      } catch (trouble) {
        // Not at once: whoever waits for it is to hear that it did not come.
        atNextWish(() => {
          part = ask()
        })
        throw trouble
      }
    })
  let part = ask()
  const Late = (props: ComponentProps<typeof part>) => createElement(part, props)
  return Late as unknown as typeof part
}

/** A module on its way whose words travel beside it, rather than after it. */
export function beside<M>(part: Part, module: Promise<M>): Promise<M> {
  brings(part)
  void wordsThere()
  return module
}
