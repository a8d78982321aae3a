/** The stage in a boundary of its own, so that a fault in 3D never ends a battle. */
import { useState } from 'react'
import { createFlightKeys, Stage, type StageProps } from '../../../scene/stage.tsx'
import { useCommands } from '../../commands/use-commands.ts'
import { Boundary } from '../../parts/boundary.tsx'
import { GiveUp } from './graphics/give-up.tsx'

type Props = StageProps & {
  readonly onFlat: () => void
  /** Keys may fly the free camera: the stage is what is seen, and nothing is being placed on it. */
  readonly flies: boolean
}

/** The stage of a battle, fetched with it: what fails in it once it is there leaves the table to the flat plan. */
export function Staged({ onFlat, flies, ...props }: Props) {
  const [flight] = useState(createFlightKeys)
  useCommands({
    fly:
      flies && props.camera.kind === 'free'
        ? {
            // What is read is scrolled by arrows.
            hears: ({ code, target }) => !(code.startsWith('Arrow') && target?.closest('main')),
            run: press => {
              if (!press) return
              flight.key(press.code, true, press.shift)
              return () => flight.key(press.code, false, false)
            },
          }
        : null,
  })
  return (
    <Boundary fallback={() => <GiveUp onFlat={onFlat} />}>
      <Stage {...props} flight={flight} onUnsupported={onFlat} />
    </Boundary>
  )
}
