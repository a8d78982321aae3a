import { Group, type Vector3 } from 'three'
import type { Catalog } from '../../playback/measure.ts'
import type { Model } from '../models.ts'
import { createCards, type NameOf } from '../paint/cards.ts'
import { createGlyphs } from '../paint/glyphs.ts'
import type { Frame, Part } from '../part.ts'
import type { Settings } from '../settings.ts'
import { createBounds } from './bounds.ts'
import { createCardFaces } from './cards.ts'
import { createDice } from './dice.ts'
import { createEffects } from './effects.ts'
import { createGhosts } from './ghosts.ts'
import { createHeat } from './heat.ts'
import { createLights } from './lights.ts'
import { createMat } from './mat.ts'
import { createMatTokens } from './mat-tokens.ts'
import { createOverlay } from './overlay.ts'
import { createPrint } from './print.ts'
import { createRuler } from './ruler.ts'
import { createShips } from './ships.ts'
import { createSky } from './sky.ts'
import { createStands } from './stands.ts'
import { createTemplate } from './template.ts'
import { createTiles } from './tiles.ts'

/** Everything in the scene, in the order in which a frame is drawn up. */
export type World = {
  readonly object: Group
  update(frame: Frame): void
  setDpr(dpr: number): void
  /** Whether shadows are drawn, where the settings have any. */
  setShadows(on: boolean): void
  /** Paints cards and signs anew: other names, or fonts that came late. */
  repaint(): void
  /** True when every model asked for is there, or is known to be missing. */
  ready(): boolean
  dispose(): void
}

export type Nodes = Map<string, Readonly<Record<string, readonly Vector3[]>>>

/** A part that can be found in the world by its name: a photograph may leave it out. */
const named = (name: string, part: Part): Part => {
  part.object.name = name
  return part
}

/** Builds the scene; `changed` is called when something arrived that was waited for. */
export const createWorld = (settings: Settings, catalog: Catalog, nameOf: () => NameOf, changed: () => void): World => {
  const glyphs = createGlyphs(settings.anisotropy)
  const cards = createCards(settings.cards, settings.anisotropy, catalog, nameOf)
  const nodes: Nodes = new Map()
  let open = 0
  const waiting = (model: Promise<unknown>) => {
    open += 1
    void model.finally(() => {
      open -= 1
      changed()
    })
  }
  const sky = createSky(settings.sky)
  const lights = createLights(settings.shadow)
  const parts: readonly Part[] = [
    named('sky', sky),
    lights,
    named('mat', createMat(settings.mat, settings.anisotropy)),
    createMatTokens(waiting),
    named('stands', createStands()),
    createShips((chassis: string, model: Model) => {
      nodes.set(chassis, model.nodes)
    }, waiting),
    createTemplate(),
    createRuler(glyphs),
    named('bounds', createBounds(glyphs)),
    named('print', createPrint(glyphs)),
    named('cards', createCardFaces(cards)),
    createTiles(),
    createHeat(glyphs),
    createOverlay(glyphs),
    createGhosts(waiting),
    createEffects(nodes),
    createDice(glyphs, waiting),
  ]
  const object = new Group()
  for (const part of parts) object.add(part.object)
  return {
    object,
    update: frame => {
      for (const part of parts) part.update(frame)
    },
    setDpr: dpr => sky.setScale(dpr),
    setShadows: on => lights.setShadows(on),
    repaint: () => {
      glyphs.repaint()
      cards.repaint()
    },
    ready: () => open === 0,
    dispose: () => {
      for (const part of parts) part.dispose()
      glyphs.texture.dispose()
      cards.texture.dispose()
    },
  }
}
