/** What the address calls Battle TV, beside the ids of demos. */
export const TELEVISION = 'tv'

/** Which battle of Battle TV this is: all of them follow from its seed. */
export type OnAir = { readonly seed: string; readonly n: number }
