/** Where each ship tears when it is lost, and into which pieces. Lengths in mm, in the axes of its model. */
import type { Wreck } from './kit/wreck.ts'

/** Pieces of a ship with four foils, by six tears: nose, cockpit, engine block in two halves, outer foils with their cannons. */
const SCISSORS: Wreck['pieces'] = [
  [
    [0, -1],
    [2, -1],
    [3, -1],
  ],
  [
    [0, 1],
    [1, -1],
    [2, -1],
    [3, -1],
  ],
  [
    [1, 1],
    [2, -1],
    [5, 1],
  ],
  [
    [1, 1],
    [3, -1],
    [5, -1],
  ],
  [
    [2, 1],
    [4, 1],
  ],
  [
    [2, 1],
    [4, -1],
  ],
  [
    [3, 1],
    [4, 1],
  ],
  [
    [3, 1],
    [4, -1],
  ],
]

/** An X-wing: its nose, the cockpit, the engine block in two halves, and the outer foils, each with a cannon. */
export const xwingWreck: Wreck = {
  tears: [
    { along: [0.25, 0.3, 1], at: -5.2 },
    { along: [-0.2, 0.25, 1], at: 4.4 },
    { along: [1, 0, 0.25], at: 10.2 },
    { along: [-1, 0, 0.2], at: 9.4 },
    { along: [0, 1, 0], at: 0 },
    { along: [1, 0.35, 0.05], at: 0.2 },
  ],
  pieces: SCISSORS,
}

/** A T-70, in other places. */
export const t70Wreck: Wreck = {
  tears: [
    { along: [-0.3, 0.2, 1], at: -6.6 },
    { along: [0.25, -0.2, 1], at: 4.9 },
    { along: [1, 0, -0.3], at: 8.6 },
    { along: [-1, 0, -0.15], at: 9.1 },
    { along: [0, 1, 0], at: 0 },
    { along: [1, -0.3, 0.08], at: -0.2 },
  ],
  pieces: SCISSORS,
}

/** A bow, a middle and a stern, and what is on either side of them: two tears across, two along. */
const FLANKED: Wreck['pieces'] = [
  [
    [0, -1],
    [2, -1],
    [3, -1],
  ],
  [
    [0, 1],
    [1, -1],
    [2, -1],
    [3, -1],
  ],
  [
    [1, 1],
    [2, -1],
    [3, -1],
  ],
  [[2, 1]],
  [[3, 1]],
]

/** Pieces of a ship between two wings, by five tears: its ball in two, and each wing in two. */
const WINGED: Wreck['pieces'] = [
  [
    [0, -1],
    [1, -1],
    [4, -1],
  ],
  [
    [0, -1],
    [1, -1],
    [4, 1],
  ],
  [
    [0, 1],
    [2, 1],
  ],
  [
    [0, 1],
    [2, -1],
  ],
  [
    [1, 1],
    [3, 1],
  ],
  [
    [1, 1],
    [3, -1],
  ],
]

/** A TIE: each wing in two, and its ball. */
export const tieWreck: Wreck = {
  tears: [
    { along: [1, 0.1, 0.1], at: 7.4 },
    { along: [-1, 0.15, 0], at: 7.9 },
    { along: [0, 1, 0.5], at: -3.2 },
    { along: [0, 1, -0.7], at: 4.1 },
    { along: [0.35, 0.3, 1], at: 0.4 },
  ],
  pieces: WINGED,
}

/** A TIE/fo, in other places. */
export const tieFoWreck: Wreck = {
  tears: [
    { along: [1, -0.1, 0.12], at: 7.1 },
    { along: [-1, 0.1, 0.1], at: 7 },
    { along: [0, 1, -0.6], at: 2.6 },
    { along: [0, 1, 0.5], at: -3.4 },
    { along: [-0.35, 0.4, 1], at: 0.3 },
  ],
  pieces: WINGED,
}

/** A Gauntlet: its bow, its body with the roots of the wings, its stern, and both claws. */
export const gauntletWreck: Wreck = {
  tears: [
    { along: [0.15, 0.25, 1], at: -27 },
    { along: [-0.2, 0.2, 1], at: 66 },
    { along: [1, 0, 0.12], at: 47 },
    { along: [-1, 0, 0.1], at: 49 },
  ],
  pieces: FLANKED,
}

/** A container: both ends, and its middle in three. */
export const cargoWreck: Wreck = {
  tears: [
    { along: [0.25, 0.2, 1], at: -6.1 },
    { along: [-0.2, 0.3, 1], at: 5.4 },
    { along: [1, 0.3, 0.1], at: 1.4 },
    { along: [-0.4, 1, 0.2], at: 0.6 },
  ],
  pieces: [
    [[0, -1]],
    [[1, 1]],
    [
      [0, 1],
      [1, -1],
      [2, 1],
    ],
    [
      [0, 1],
      [1, -1],
      [2, -1],
      [3, 1],
    ],
    [
      [0, 1],
      [1, -1],
      [2, -1],
      [3, -1],
    ],
  ],
}

/** The shuttle: its bow, its cabin, its stern, and what is on either side. */
export const shuttleWreck: Wreck = {
  tears: [
    { along: [0.2, 0.2, 1], at: -8.6 },
    { along: [-0.25, 0.2, 1], at: 11.2 },
    { along: [1, 0, 0.15], at: 8.8 },
    { along: [-1, 0, 0.2], at: 8.4 },
  ],
  pieces: FLANKED,
}
