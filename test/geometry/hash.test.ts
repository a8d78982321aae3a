/** One number over many answers of the kernel, none of which may change by a bit. */
import { expect, it } from 'vitest'
import { geometryHash } from '../support/geometry-hash.ts'

it('gives the same bits for the same seeds in every engine', () => {
  expect(geometryHash()).toBe('75f23658b3d23c1b')
})
