/** How the page is cut into files: few requests for the menu, few for a battle, and nothing of the one waits for the other. */
import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

const SRC = join(import.meta.dirname, '../src')
/** Where a battle begins, and the file that fetches it and the screens before it. */
const BATTLE = join(SRC, 'battle.tsx')
const SCREENS = join(SRC, 'app/screens.tsx')
/** The form before a battle, which waits for no rules. */
const FORM = join(SRC, 'ui/menu/setup.tsx')

/** The doors of the scene: the stage, and what is drawn of the same models beside it. */
const STAGE = join(SRC, 'scene/stage.tsx')
const BESIDE = [join(SRC, 'scene/capture.ts'), join(SRC, 'scene/turntable.tsx')]

/** Some modules and everything that they import before they can run. */
function reached(from: readonly string[], graph: Graph): ReadonlySet<string> {
  const seen = new Set<string>()
  const walk = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) walk(next)
  }
  for (const id of from) walk(id)
  return seen
}

/** What the door of the cards names and no battle asks for at first: files of squads, those that are ready, and shares of teams. */
const OF_SQUADS = /src\/content\/(?:members|xws|xws-ids|xws-sets|xws-write|json-fault|pasted-json|ready-squads)\.ts$/

/** Rooms whose files do nothing but for whoever takes something of them. */
const PURE = /\/src\/(?:geometry|rules|content|looks|match|playback)\//

/** Whether a module does more than what others take of it; undefined: as it says itself. */
export const hasEffects = (id: string): false | undefined => (PURE.test(id) ? false : undefined)

/**
 * What travels together: a file that nobody fetches alone costs a slow line more by its request than by its bytes. The menu is one file; a
 * battle is two, of which the screens before it need `game` alone – rules, cards, what is kept –, and what it shares with the form before
 * it, which needs neither. What the stage shares with photographs and the hangar's stand is one, too. The rest is split by who asks for it.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let found: Readonly<Record<'battle' | 'form' | 'screens' | 'stage' | 'beside', ReadonlySet<string>>> | null = null
  const look = (graph: Graph) => {
    const screens = graph.getModuleInfo(SCREENS)?.dynamicallyImportedIds ?? []
    found ??= {
      battle: reached([BATTLE], graph),
      form: reached([FORM], graph),
      screens: reached(
        screens.filter(id => id !== BATTLE && id !== FORM),
        graph,
      ),
      stage: reached([STAGE], graph),
      beside: new Set(BESIDE.flatMap(door => [...reached([door], graph)])),
    }
    return found
  }
  /** Of a battle, and not of the form before it: what both need is a file of its own. */
  const isOfBattle = (id: string, graph: Graph): boolean =>
    !OF_SQUADS.test(id) && look(graph).battle.has(id) && !look(graph).form.has(id)
  return [
    { name: 'menu', tags: ['$initial'], priority: 2 },
    {
      debugName: 'game',
      name: (id, graph) => (isOfBattle(id, graph) && look(graph).screens.has(id) ? 'game' : null),
      priority: 1,
      // All that it needs is named; what is not stays out.
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'shared',
      name: (id, graph) => (look(graph).battle.has(id) && look(graph).form.has(id) ? 'shared' : null),
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'battle',
      name: (id, graph) => (isOfBattle(id, graph) ? 'battle' : null),
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'scene',
      name: (id, graph) => {
        const { stage, beside, battle } = look(graph)
        return stage.has(id) && beside.has(id) && !battle.has(id) ? 'scene' : null
      },
      includeDependenciesRecursively: false,
    },
  ]
}
