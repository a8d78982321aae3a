/** `npm run fire`: simulates one fireball and writes its frames into public/effects/fire.webp; a minute. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { blast, FRAME, FRAMES, type Frame } from './blast.ts'

/** Frames beside one another. */
const ACROSS = 8
const OUT = resolve(import.meta.dirname, '../../public/effects')

/** The frames row by row in one grey picture: their heat in its upper half, how much they hide in its lower half. */
const sheetOf = (frames: readonly Frame[]): { data: Uint8Array; width: number; height: number } => {
  const width = ACROSS * FRAME
  const half = (FRAMES / ACROSS) * FRAME
  const data = new Uint8Array(width * half * 2)
  frames.forEach((frame, n) => {
    const left = (n % ACROSS) * FRAME
    const top = Math.floor(n / ACROSS) * FRAME
    for (let row = 0; row < FRAME; row++)
      for (const [of, down] of [
        [frame.heat, top],
        [frame.cover, half + top],
      ] as const)
        data.set(of.subarray(row * FRAME, (row + 1) * FRAME), (down + row) * width + left)
  })
  return { data, width, height: half * 2 }
}

const { data, width, height } = sheetOf(blast())
const picture = await sharp(data, { raw: { width, height, channels: 1 } })
  .webp({ quality: 82, effort: 6 })
  .toBuffer()
mkdirSync(OUT, { recursive: true })
writeFileSync(resolve(OUT, 'fire.webp'), picture)
console.log(`fire.webp: ${(picture.length / 1024).toFixed(0)} KiB`)
