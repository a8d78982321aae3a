/** Why something cannot be done, by the keys the rules give. */
export const refusals: Readonly<Record<string, string>> = {}
