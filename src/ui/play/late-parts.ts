/** What the dialogs of a battle show of other parts: fetched with the first of them. */
import { lazy } from '../parts/lazy.ts'

const watching = () => import('../watch/watch.tsx')
export const Glossary = lazy(() => watching().then(module => ({ default: module.Glossary })))
export const GlossaryKey = lazy(() => watching().then(module => ({ default: module.GlossaryKey })))
export const WatchKeys = lazy(() => watching().then(module => ({ default: module.WatchKeys })))
export const WatchSettings = lazy(() => watching().then(module => ({ default: module.WatchSettings })))
export const Clips = lazy(() => import('../stream/clips/capture-keys.tsx').then(module => ({ default: module.Clips })))
export const KeyChooser = lazy(() => import('../commands/chooser.tsx').then(module => ({ default: module.KeyChooser })))
export const SaveCopy = lazy(() =>
  import('../menu/battles/save-copy.tsx').then(module => ({ default: module.SaveCopy })),
)
export const DeskEntry = lazy(() =>
  import('../stream/control/entry.tsx').then(module => ({ default: module.DeskEntry })),
)
export const Share = lazy(() => import('../watch/replays/share.tsx').then(module => ({ default: module.Share })))

/** So long the menu waits for what has scripts of its own, ms. */
const PATIENCE_MS = 1000

/** Resolves once all keys of the battle's menu have come, that none moves under a finger; or a while later without those that have not. */
export function whole(): Promise<unknown> {
  const parts = [Share, Clips, DeskEntry, WatchSettings].map(part => part.ahead())
  return Promise.race([Promise.all(parts), new Promise(late => setTimeout(late, PATIENCE_MS))])
}
