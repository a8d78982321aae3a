/** The battle screen. */
export const battle: Readonly<Record<string, string>> = {}
