/** The word that marks a save file, apart from what reads it: the menu asks, and needs no more. */
export const MAGIC = 'koiogran-save'

/** Whether a text looks like a save rather than a replay; says nothing of whether it can be read. */
export const looksKept = (text: string): boolean => text.slice(0, 200).includes(`"${MAGIC}"`)
