/** The ideas of the demos of The Force Awakens, and the battles that show them. */
import { acts, bumps, calmed, flown, idle, on, stressed, turned } from './happens.ts'
import type { Ground, Idea } from './ideas.ts'

const set = 'tfa'

/** Battles of the set: its introduction, where nobody acts and all fly, and flights that boost. */
export const TFA_GROUNDS: readonly Ground[] = [
  { name: 'first-flight', set, mission: 'first-flight', level: 'ace' },
  { name: 'first-flight-wild', set, mission: 'first-flight', level: 'aggressor' },
  { name: 'two-on-three', set, mission: 'standard', points: '52', level: 'ace' },
  { name: 'two-on-three-wild', set, mission: 'standard', points: '52', level: 'veteran' },
]

const boosts = (bearing: RegExp) => on('boosted', event => bearing.test(event.bearing))
const slides = on('manoeuvreExecuted', ({ slide }) => slide !== undefined)

export const TFA_IDEAS: readonly Idea[] = [
  {
    id: 'loops',
    grounds: ['first-flight', 'first-flight-wild'],
    scenes: [
      { name: 'segnor', is: turned(/^segnor/), flight: true },
      { name: 'tallon', is: turned(/^tallon/), flight: true },
      { name: 'stressed', is: stressed },
      { name: 'calm', is: calmed, flight: true },
      { name: 'first-shot', is: on('attackDeclared') },
    ],
    least: 4,
    worth: [
      [6, turned(/^segnor/)],
      [7, turned(/^tallon/)],
      [4, slides],
      [2, calmed],
      [1, on('attackDeclared')],
      [2, on('shipDestroyed')],
      [-3, bumps],
      [-4, on('shipFled')],
    ],
    still: 'segnor',
  },
  {
    id: 'boost',
    grounds: ['two-on-three', 'two-on-three-wild'],
    scenes: [
      { name: 'boost-straight', is: boosts(/^straight/) },
      { name: 'boost-bank', is: boosts(/^bank/) },
      { name: 'focus', is: acts('focus') },
      { name: 'no-action', is: idle('stressed') },
      { name: 'first-shot', is: on('attackDeclared') },
    ],
    least: 4,
    worth: [
      [6, boosts(/^straight/)],
      [8, boosts(/^bank/)],
      [2, boosts(/^turn/)],
      [2, idle('stressed')],
      [1, acts('focus')],
      [1, on('attackDeclared')],
      [3, on('shipDestroyed')],
      [-3, bumps],
      [-3, on('shipFled')],
      [1, flown(/^(segnor|tallon)/)],
    ],
    still: 'boost-bank',
  },
]
