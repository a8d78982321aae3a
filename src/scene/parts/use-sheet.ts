/** Lets a part have a sheet to print on, and frees it with the part. */
import { useEffect, useMemo } from 'react'
import type { Texture } from 'three'
import { useDrawing } from '../drawing.tsx'
import { type Cell, createSheet, type Sheet } from './sheet.ts'

/** A sheet of a part's own, printed from a texture whose cell `fill` is plain white; freed with the part. */
export const useSheet = (texture: Texture, fill: Cell): Sheet => {
  const [left, top, right, bottom] = fill
  const sheet = useMemo(() => createSheet(texture, [left, top, right, bottom]), [texture, left, top, right, bottom])
  useEffect(() => () => sheet.dispose(), [sheet])
  return sheet
}

/** The same, printed from the signs that all share. */
export const useSigns = (): Sheet => {
  const { glyphs } = useDrawing()
  return useSheet(glyphs.texture, glyphs.cell('fill'))
}
