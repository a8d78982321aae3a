/** Gives somebody a battle's log as it grows; where some of it is taken back, somebody new hears it from its beginning. */
import type { Command } from '../../../rules/index.ts'

export type Listener = { add(commands: readonly Command[]): void; dispose(): void }

/** `more` looks at the log again; `begin` calls in whoever listens. */
export function followLog(
  log: () => readonly Command[],
  begin: () => Listener,
): { readonly more: () => void; readonly dispose: () => void } {
  let listener = begin()
  let given = 0
  let last: Command | undefined
  return {
    more() {
      const all = log()
      // A log only grows and is cut: its last command known stands for all before it.
      if (given > 0 && all[given - 1] !== last) {
        listener.dispose()
        listener = begin()
        given = 0
      }
      if (all.length <= given) return
      listener.add(all.slice(given))
      given = all.length
      last = all[given - 1]
    },
    dispose: () => listener.dispose(),
  }
}
