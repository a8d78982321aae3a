/** No mission with aims of its own is taken for a mere fight. */
import { describe, expect, it } from 'vitest'
import { aimRow, type ByAim, catalog } from '../../src/content/index.ts'

const ROWS: ByAim<number> = {
  'political-escort': 1,
  'asteroid-run': 2,
  'dark-whispers': 3,
  'last-line': 4,
  'comrade-in-arms': 5,
}
const fourth = { ...catalog.missions['asteroid-run']!, id: 'fourth' }

describe('the row of a mission', () => {
  it('[MISSION-GEN-6] is its own, and none where the last side with ships wins', () => {
    expect(aimRow(ROWS, catalog, 'asteroid-run', 'row')).toBe(2)
    for (const id of ['standard', 'lesson-1']) expect(aimRow(ROWS, catalog, id, 'row')).toBeNull()
  })

  it('[MISSION-GEN-6] of a mission with aims that has none is an error that names both', () => {
    const more = { ...catalog, missions: { ...catalog.missions, fourth } }
    expect(() => aimRow(ROWS, more, 'fourth', 'objective')).toThrow(
      "mission 'fourth' has aims of its own, and there is no objective for it",
    )
    expect(() => aimRow(ROWS, catalog, 'toString', 'objective')).toThrow("mission 'toString'")
  })
})
