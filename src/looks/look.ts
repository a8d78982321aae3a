/** What a ship is painted with: sRGB colours. `bars` 1 … 5 of a squadron's colour; none: as many as the ship's number says. */
export type Paint = {
  readonly colour: string
  /** On an X-wing its astromech, on a T-70 its hull where five bars are worn; none: one of the nameless, by the ship's number. */
  readonly second?: string
  readonly bars?: number
}

/** A place on a model, mm from its origin over the peg. */
export type Spot = readonly [right: number, up: number, astern: number]

/** A block of a plain shape: where its middle is, how wide, high and long it is, mm, and how far it is rolled to the right, degrees. */
export type Block = readonly [
  right: number,
  up: number,
  astern: number,
  width: number,
  height: number,
  length: number,
  roll?: number,
]

/** All that is seen and heard of a ship and is not in the rules. */
export type Look = {
  /** Whose model it is, where it is that of another chassis in paint of its own. */
  readonly model?: string
  /** What it wears whose pilot is not named, and the named pilots' own, by id. */
  readonly livery: Paint & { readonly pilots: Readonly<Record<string, Paint>> }
  /** Of its model: width, height and length, mm. */
  readonly size: readonly [wide: number, high: number, long: number]
  /** Where a pilot's eyes are: just before the canopy, so that the nose is in the view and no glass. */
  readonly eyes: Spot
  /** What is around the window that they look out of. */
  readonly cockpit: 'canopy' | 'ball'
  /** What burns behind it, sRGB. */
  readonly flames: string
  readonly sounds: {
    readonly engine: 'engineRoar' | 'engineHowl' | 'engineShuttle' | 'engineSurge' | 'engineScream'
    readonly flyby: 'flybyRoar' | 'flybyHowl'
  }
  /** Cannons in the order in which they fire: 0 and 1 together, then 2 and 3. null: it has none. */
  readonly lasers: {
    readonly colour: 'red' | 'green'
    readonly sound: 'laserRing' | 'laserShriek' | 'laserCrack' | 'laserBark'
    readonly cannons: readonly Spot[]
  } | null
  /** Where torpedoes come out; none: at its nose. */
  readonly tubes: readonly Spot[]
  /** As it is seen from above, nose up: a line drawing in a box of 40 around the middle. */
  readonly silhouette: string
  /** What stands for its model where that does not come: few blocks, by which it is told from the others. */
  readonly plain: readonly Block[]
  /** From how far off its tail it is filmed best when it is followed, degrees. */
  readonly chase: number
}
