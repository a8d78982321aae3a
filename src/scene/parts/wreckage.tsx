/** The pieces of ships that were lost, as long as they fly. */
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { Matrix4 } from 'three'
import { useDrawing, useDrawn, useOwned } from '../drawing.tsx'
import { stillsOf } from '../effects/still.ts'
import { type Explosion, pieceAt, wreckHeat, wreckOf, wreckShown } from '../effects/wreck.ts'
import { liveryOf } from '../models/livery.ts'
import type { Maps } from '../models/maps.ts'
import { type Model, surfaceMaterial } from '../models.ts'
import { DRESSES } from '../palette.ts'
import type { Frame } from '../part.ts'
import { MOST_SHIPS } from '../space.ts'
import { beginCopies, CopiesOf, endCopies, putCopy, type Shapes } from './copies.tsx'
import { useModels } from './use-models.ts'

/** Where the material's glow is out, and what heat adds to it. */
const COLD = -0.11
const HOT = 0.75

const pieceOf = (wreck: string, piece: number) => `${wreck}, piece ${piece}`

type WreckProps = {
  readonly name: string
  readonly model: Model
  readonly dark: { value: number }
  readonly mounted: Shapes
}

/** The pieces of one chassis, in the maps of its ship: a draw each. */
function PiecesOf({ name, model, dark, mounted }: WreckProps) {
  const paint = useCallback((maps: Maps | null) => surfaceMaterial(maps, dark), [dark])
  const material = useOwned(paint, model.maps)
  return model.pieces.map(({ shape }, index) => (
    <CopiesOf
      key={pieceOf(name, index)}
      name={pieceOf(name, index)}
      shape={shape}
      material={material}
      most={MOST_SHIPS}
      shadow={false}
      mounted={mounted}
    />
  ))
}

const explosionsOf = ({ picture, calm }: Frame): readonly Explosion[] =>
  (calm ? stillsOf(picture.effects).held : picture.effects).filter(effect => effect.kind === 'explosion')

const at = new Matrix4()

/**
 * What ships break up into: pieces of their own hulls, torn, charred, glowing at the edges, that tumble away and dissolve. They are asked
 * for once all ships are there, and no ship waits for them.
 */
export function Wreckage() {
  const { nodes, whole } = useDrawing()
  const { models, ask } = useModels()
  const dark = useMemo(() => ({ value: 0 }), [])
  const mounted = useMemo((): Shapes => new Map(), [])
  const due = useRef(false)
  useLayoutEffect(() => {
    for (const [name, { pieces }] of models) nodes.set(name, { piece: pieces.map(({ home }) => home) })
  }, [models, nodes])
  useDrawn(frame => {
    const { picture, style, ship } = frame
    const explosions = explosionsOf(frame)
    // A table is told ready with its ships; only what is seen at once is waited for.
    if (due.current || explosions.length > 0) for (const { chassis } of picture.ships) ask(wreckOf(chassis))
    due.current ||= whole()
    dark.value = style === 'cinematic' ? 1 : 0
    beginCopies(mounted)
    for (const effect of explosions) {
      const lost = ship(effect.ship)
      const presence = wreckShown(effect.progress)
      if (!lost || presence <= 0) continue
      const name = wreckOf(lost.chassis)
      models.get(name)?.pieces.forEach(({ home }, piece) => {
        putCopy(mounted, pieceOf(name, piece), {
          at: pieceAt(effect, effect.progress, piece, home, style === 'cinematic', at),
          thrust: COLD + HOT * wreckHeat(effect.progress),
          presence,
          light: 0,
          livery: liveryOf(lost.chassis, lost.pilot, lost.id, DRESSES[lost.side].squadron, lost.worn),
        })
      })
    }
    endCopies(mounted)
  })
  return (
    <group name="wreckage">
      {[...models].map(([name, model]) => (
        <PiecesOf key={name} name={name} model={model} dark={dark} mounted={mounted} />
      ))}
    </group>
  )
}
