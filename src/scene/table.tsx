import type { ReactNode } from 'react'
import './elements.ts'
import type { Catalog } from '../playback/measure.ts'
import { type Drawing, DrawingRoom } from './drawing.tsx'
import type { NameOf } from './paint/cards.ts'
import { createBounds } from './parts/bounds.ts'
import { Made } from './parts/bridge.tsx'
import { createCardFaces } from './parts/cards.ts'
import { createDice } from './parts/dice.ts'
import { createEffects } from './parts/effects.ts'
import { createGhosts } from './parts/ghosts.ts'
import { createHeat } from './parts/heat.ts'
import { Light } from './parts/light.tsx'
import { createMat } from './parts/mat.ts'
import { createMatTokens } from './parts/mat-tokens.ts'
import { createOverlay } from './parts/overlay.ts'
import { createPrint } from './parts/print.ts'
import { createRuler } from './parts/ruler.ts'
import { createShips } from './parts/ships.ts'
import { createSky } from './parts/sky.ts'
import { createStands } from './parts/stands.ts'
import { createTemplate } from './parts/template.ts'
import { createTiles } from './parts/tiles.ts'
import type { Settings } from './settings.ts'

const waiting =
  ({ hold }: Drawing) =>
  (model: Promise<unknown>) =>
    void model.finally(hold())

const sky = ({ settings }: Drawing) => createSky(settings.sky)
const mat = ({ settings }: Drawing) => createMat(settings.mat, settings.anisotropy)
const tokens = (drawing: Drawing) => createMatTokens(waiting(drawing))
const ships = (drawing: Drawing) =>
  createShips((chassis, model) => drawing.nodes.set(chassis, model.nodes), waiting(drawing))
const ruler = ({ glyphs }: Drawing) => createRuler(glyphs)
const bounds = ({ glyphs }: Drawing) => createBounds(glyphs)
const print = ({ glyphs }: Drawing) => createPrint(glyphs)
const cards = ({ cards }: Drawing) => createCardFaces(cards)
const heat = ({ glyphs }: Drawing) => createHeat(glyphs)
const overlay = ({ glyphs }: Drawing) => createOverlay(glyphs)
const ghosts = (drawing: Drawing) => createGhosts(waiting(drawing))
const effects = ({ nodes }: Drawing) => createEffects(nodes)
const dice = (drawing: Drawing) => createDice(drawing.glyphs, waiting(drawing))

type Props = {
  readonly settings: Settings
  /** What is printed on ships and dials; with another one the cards are painted anew. */
  readonly catalog: Catalog
  readonly nameOf: NameOf
  /** Whether shadows are drawn, where the settings have any. */
  readonly shadows: boolean
  /** Who says what is drawn, frame by frame, and from where: the viewer of the stage, or a photograph's plate. */
  readonly camera: ReactNode
  /** The light that spills, where there is any. */
  readonly post: ReactNode
}

/** The table and all that is on it: stage, photographs and clips mount it. Its parts are brought to a frame from top to bottom. */
export function Table({ camera, post, shadows, ...room }: Props) {
  return (
    <DrawingRoom {...room}>
      <Made name="sky" make={sky} />
      <Light shadows={shadows} />
      <Made name="mat" make={mat} />
      <Made make={tokens} />
      <Made name="stands" make={createStands} />
      <Made make={ships} />
      <Made make={createTemplate} />
      <Made make={ruler} />
      <Made name="bounds" make={bounds} />
      <Made name="print" make={print} />
      <Made name="cards" make={cards} />
      <Made make={createTiles} />
      <Made make={heat} />
      <Made make={overlay} />
      <Made make={ghosts} />
      <Made make={effects} />
      <Made make={dice} />
      {camera}
      {post}
    </DrawingRoom>
  )
}
