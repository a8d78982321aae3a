/** The list of all that is on a table, in the order in which it is drawn. */
import type { ReactNode } from 'react'
import './elements.ts'
import type { Catalog } from '../playback/measure.ts'
import { DrawingRoom } from './drawing.tsx'
import type { NameOf } from './paint/cards.ts'
import { ArcsAndMarks } from './parts/arcs-and-marks.tsx'
import { Bases } from './parts/bases.tsx'
import { Bounds } from './parts/bounds.tsx'
import { CardFaces } from './parts/cards.tsx'
import { Dice } from './parts/dice.tsx'
import { Effects } from './parts/effects.tsx'
import { Ghosts } from './parts/ghosts.tsx'
import { HeatMap } from './parts/heat-map.tsx'
import { Light } from './parts/light.tsx'
import { Mat } from './parts/mat.tsx'
import { Objects } from './parts/objects.tsx'
import { OutlinedShips } from './parts/outlined.tsx'
import { PilotView } from './parts/pilot-view.tsx'
import { Print } from './parts/print.tsx'
import { Room } from './parts/room.tsx'
import { Ruler } from './parts/ruler.tsx'
import { Ships } from './parts/ships.tsx'
import { Sky } from './parts/sky.tsx'
import { Targets } from './parts/targets.tsx'
import { Template } from './parts/template.tsx'
import { TokensAndDials } from './parts/tokens-and-dials.tsx'
import { Wreckage } from './parts/wreckage.tsx'
import { Plain } from './plain.tsx'
import type { StageProps } from './props.ts'
import type { Settings } from './settings.ts'

type Props = {
  readonly settings: Settings
  /** What is printed on ships and dials; with another one the cards are painted anew. */
  readonly catalog: Catalog
  readonly nameOf: NameOf
  /** Whether shadows are drawn, where the settings have any. */
  readonly shadows: boolean
  /** Whether what only comes later is made ready: a stage that is shown has time for it, a photograph has none to come. */
  readonly early?: boolean
  /** Told what a pointer presses and what it is on. Without events in the root nobody is. */
  readonly onPick?: StageProps['onPick']
  readonly onHover?: StageProps['onHover']
  /** Who says what is drawn, frame by frame, and from where: the viewer of the stage, or a photograph's plate. */
  readonly camera: ReactNode
  /** Who draws the table with light that spills, where there is any. */
  readonly post: ReactNode
}

/** The table and all that is on it: stage, photographs and clips mount it. Its parts are brought to a frame from top to bottom. */
export function Table({ camera, post, shadows, early = false, onPick, onHover, ...room }: Props) {
  return (
    <DrawingRoom {...room}>
      <Sky />
      <Room />
      <Light shadows={shadows} />
      <Mat />
      <Objects />
      <Bases />
      <Ships />
      <Wreckage />
      <OutlinedShips />
      <Template />
      <Ruler />
      <Bounds />
      <Print />
      <CardFaces />
      <TokensAndDials />
      <HeatMap />
      <ArcsAndMarks />
      <PilotView />
      <Ghosts />
      <Effects />
      <Dice early={early} />
      <Targets onPick={onPick} onHover={onHover} />
      {camera}
      {post || <Plain />}
    </DrawingRoom>
  )
}
