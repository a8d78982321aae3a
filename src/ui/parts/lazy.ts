/** Components that are fetched late, together with their words, and can be asked for again after a failure. */
import {
  type ComponentProps,
  type ComponentType,
  createElement,
  lazy as fetchedLate,
  type LazyExoticComponent,
  useState,
  useSyncExternalStore,
} from 'react'
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

// biome-ignore lint/suspicious/noExplicitAny: as React's own type of any component.
type Component = ComponentType<any>

/** A component that is fetched when it is first shown, or before. */
type Late<C extends Component> = LazyExoticComponent<C> & {
  readonly isHere: () => boolean
  /** Calls once it has come, and gives what ends that. */
  readonly heed: (listener: () => void) => () => void
  /** Fetches it before it is shown, and resolves when it has come or cannot be had. */
  readonly ahead: () => Promise<void>
}

/**
 * As React's: a component that is fetched when it is first shown. It is shown once its words are there, too, in the language that is spoken.
 * Where it does not come it throws, as React's does; shown again, it is asked for again.
 */
export function lazy<C extends Component>(load: () => Promise<{ default: C }>): Late<C> {
  let come: C | null = null
  let coming: Promise<{ default: C }> | null = null
  const listeners = new Set<() => void>()
  const get = async () => {
    try {
      const module = await fetched(load)
      await wordsThere()
      come = module.default
      for (const listener of listeners) listener()
      return module
    } catch (trouble) {
      // Not at once: whoever waits for it is to hear that it did not come.
      atNextWish(() => {
        coming = null
        part = fetchedLate(ask)
      })
      throw trouble
    }
  }
  const ask = () => {
    coming ??= get()
    return coming
  }
  let part: Component = fetchedLate(ask)
  // What is there when it is first shown is not waited for; which of the two it is stays so while it is shown.
  const shown = (props: ComponentProps<C>) => createElement(useState(() => come ?? part)[0], props)
  return Object.assign(shown as unknown as LazyExoticComponent<C>, {
    isHere: () => come !== null,
    heed(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ahead: () =>
      ask().then(
        () => {},
        () => {},
      ),
  })
}

/**
 * Whether a late component has come. Who asks outside of what is shown meanwhile has it shown at once: React by itself holds it back
 * until that has stood for 300 ms.
 */
export const useArrival = ({ heed, isHere }: Pick<Late<Component>, 'heed' | 'isHere'>): boolean =>
  useSyncExternalStore(heed, isHere)

/** A module on its way whose words travel beside it, rather than after it. */
export function beside<M>(part: Part, module: Promise<M>): Promise<M> {
  brings(part)
  void wordsThere()
  return module
}
