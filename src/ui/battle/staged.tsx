/** The stage in a boundary of its own, so that a fault in 3D never ends a battle. */
import { Stage, type StageProps } from '../../scene/stage.tsx'
import { Boundary } from '../parts/boundary.tsx'
import { GiveUp } from './graphics/give-up.tsx'

type Props = StageProps & { readonly onFlat: () => void }

/** The stage of a battle, fetched with it: what fails in it once it is there leaves the table to the flat plan. */
export function Staged({ onFlat, ...props }: Props) {
  return (
    <Boundary fallback={() => <GiveUp onFlat={onFlat} />}>
      <Stage {...props} onUnsupported={onFlat} />
    </Boundary>
  )
}
