/** What ground crews paint: fetched with the first ship that is a pilot's own, and waited for. */
import { useLayoutEffect, useRef, useState } from 'react'
import { useDrawing, useDrawn } from '../drawing.tsx'
import type { crewed } from '../models/crew.ts'

/** Gives what is put into the material of a chassis. */
export type Crewed = typeof crewed

/** What the ground crews paint in every battle where a pilot has a ship of their own; null: nobody has, or it is on its way. */
export const useCrew = (): Crewed | null => {
  const { hold } = useDrawing()
  const [crew, setCrew] = useState<{ readonly crewed: Crewed } | null>(null)
  const release = useRef<(() => void) | null>(null)
  useDrawn(({ picture }) => {
    if (release.current || !picture.ships.some(({ worn }) => worn)) return
    const held = hold()
    release.current = held
    // Without it the ships are as squadrons paint them.
    import('../models/crew.ts').then(setCrew, held)
  })
  useLayoutEffect(() => {
    if (crew) release.current?.()
  }, [crew])
  return crew?.crewed ?? null
}
