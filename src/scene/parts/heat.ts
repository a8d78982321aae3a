import type { HeatMark } from '../../playback/marks.ts'
import type { GlyphSheet } from '../paint/glyphs.ts'
import { ink } from '../palette.ts'
import type { Part } from '../part.ts'
import { createSheet } from './sheet.ts'

/** Mm above the mat: beneath all that is drawn on it. */
const LOWEST = 0.35
/** Where the enemy may fire, as light on the mat: steps upon each other, made once for each map and not for each frame. */
export const createHeat = (glyphs: GlyphSheet): Part => {
  const sheet = createSheet(glyphs.texture, glyphs.cell('fill'), false, 9)
  let drawn: HeatMark | null = null
  sheet.object.visible = false
  // All of it lies one way up: one draw and not two.
  sheet.object.material.forceSinglePass = true
  return {
    object: sheet.object,
    update: ({ marks: { heat } }) => {
      if (heat === drawn) return
      drawn = heat
      sheet.begin()
      for (const { ink: strength, strips } of heat?.levels ?? []) {
        const light = ink('heat', strength)
        for (const { near, far } of strips) sheet.band(near, far, LOWEST, light, light)
      }
      sheet.end()
    },
    dispose: sheet.dispose,
  }
}
