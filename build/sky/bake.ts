/** `npm run sky`: paints the planet and the far sky into public/sky/planet.webp and public/sky/far.webp; a minute or two. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { farSheet, planetSheet, type Sheet } from './sheets.ts'

const OUT = resolve(import.meta.dirname, '../../public/sky')

const write = async (name: string, { data, width, height }: Sheet, quality: number): Promise<void> => {
  const picture = await sharp(data, { raw: { width, height, channels: 1 } })
    .webp({ quality, effort: 6 })
    .toBuffer()
  writeFileSync(resolve(OUT, name), picture)
  console.log(`${name}: ${(picture.length / 1024).toFixed(0)} KiB`)
}

mkdirSync(OUT, { recursive: true })
await write('planet.webp', planetSheet(), 36)
await write('far.webp', farSheet(), 74)
