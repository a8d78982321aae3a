/** Where shots leave a ship: data of the models, in mm – right, up, astern – from a ship's origin over its peg. */

export type Muzzle = readonly [right: number, up: number, astern: number]

/** Cannons in the order in which they fire: 0 and 1 together, then 2 and 3; where torpedoes come out. */
export type Armament = { readonly cannons: readonly Muzzle[]; readonly tubes: readonly Muzzle[] }

/** By chassis. A model's own nodes `muzzle-0` … say the same; these hold until it is loaded, or where it says nothing. */
export const ARMAMENTS: Readonly<Record<string, Armament>> = {
  xwing: {
    cannons: [
      [21.14, 4.88, -5.28],
      [-21.14, -4.88, -5.28],
      [-21.14, 4.88, -5.28],
      [21.14, -4.88, -5.28],
    ],
    tubes: [
      [2.2, -2.2, -8],
      [-2.2, -2.2, -8],
    ],
  },
  tiefighter: {
    cannons: [
      [0.95, -3.55, -5.3],
      [-0.95, -3.55, -5.3],
    ],
    tubes: [[0, -3, -5]],
  },
}

/** The armament of a chassis; a shot of one that has none leaves at its nose. */
export function armamentOf(chassis: string): Armament {
  return ARMAMENTS[chassis] ?? { cannons: [[0, 0, -16]], tubes: [[0, -3, -12]] }
}
