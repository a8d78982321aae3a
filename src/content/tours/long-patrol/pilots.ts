/** Who flies the Long Patrol, on either side. */
import type { TourSide } from '../types.ts'

/** The Rebels: one X-wing a mission, and two who wait for it. */
const rebels: TourSide = {
  pilots: [
    { id: 'maren-vosk', insignia: 'comet', colour: '#d8572a', second: '#e0d6c2', bars: 5 },
    { id: 'teodor-hale', insignia: 'anvil', colour: '#3d7ea6', second: '#c4a23a', bars: 3 },
    { id: 'sunniva-rask', insignia: 'thorn', colour: '#6a994e', second: '#a5452c', bars: 4 },
  ],
  ladder: ['rookiepilot', 'redsquadronpilot', 'biggsdarklighter', 'lukeskywalker'],
  step: 3,
  store: 2,
  mark: 'bars',
}

/** The Empire: two TIE Fighters a mission, and two reserves. */
const imperials: TourSide = {
  pilots: [
    { id: 'anselm-crane', insignia: 'key', colour: '#b23a48', bars: 3 },
    { id: 'petra-novak', insignia: 'wave', colour: '#4a7c82', bars: 3 },
    { id: 'lucan-weiss', insignia: 'owl', colour: '#8d6a9f', bars: 3 },
    { id: 'ingrid-thole', insignia: 'spire', colour: '#b08d3e', bars: 3 },
  ],
  ladder: ['academypilot', 'obsidiansquadronpilot', 'blacksquadronpilot', 'nightbeast', 'darkcurse', 'maulermithel'],
  step: 4,
  store: 1,
  mark: 'cross',
}

export const pilots = { first: rebels, second: imperials } as const
