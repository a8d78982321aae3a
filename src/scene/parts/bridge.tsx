import { useEffect, useMemo } from 'react'
import { type Drawing, useDrawing, useDrawn } from '../drawing.tsx'
import type { Part } from '../part.ts'

/** Mounts a part that owns its objects by itself. `make` must stay the same. */
export function Made({ make }: { readonly make: (drawing: Drawing) => Part }) {
  const drawing = useDrawing()
  const part = useMemo(() => make(drawing), [drawing, make])
  useEffect(() => () => part.dispose(), [part])
  useDrawn(frame => part.update(frame))
  return <primitive object={part.object} />
}
