/** Things that have no identity but their place in a row, each with that place as its key. */
export const numbered = <T>(
  things: readonly T[],
): readonly { readonly key: string; readonly index: number; readonly thing: T }[] =>
  things.map((thing, index) => ({ key: String(index), index, thing }))
