import { useLayoutEffect, useRef } from 'react'
import type { HeatMark } from '../../playback/marks.ts'
import { useDrawn } from '../drawing.tsx'
import { ink } from '../palette.ts'
import { useSigns } from './use-sheet.ts'

/** Mm above the mat: beneath all that is drawn on it. */
const LOWEST = 0.35

/** Where the enemy may fire, as light on the mat: steps upon each other, made once for each map and not for each frame. */
export function Heat() {
  const sheet = useSigns(false, 9)
  const drawn = useRef<HeatMark | null>(null)
  useLayoutEffect(() => {
    drawn.current = null
    sheet.object.visible = false
    // All of it lies one way up: one draw and not two.
    sheet.object.material.forceSinglePass = true
  }, [sheet])
  useDrawn(({ marks: { heat } }) => {
    if (heat === drawn.current) return
    drawn.current = heat
    sheet.begin()
    for (const { ink: strength, strips } of heat?.levels ?? []) {
      const light = ink('heat', strength)
      for (const { near, far } of strips) sheet.band(near, far, LOWEST, light, light)
    }
    sheet.end()
  })
  return <primitive object={sheet.object} />
}
