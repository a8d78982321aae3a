/** What the menu must know of files, apart from what reads them. The word that marks a save: */
export const MAGIC = 'koiogran-save'
/** The word that marks a tour of duty. */
export const TOUR = 'koiogran-tour'

/** Bytes of a file that is looked at, at most: of a longer one no more than tells that it is too long. */
export const FILE_BYTES = 2_000_000

/** The text of a file; no more of it than tells that it is too long. */
export const textOf = (file: Blob): Promise<string> => file.slice(0, FILE_BYTES + 1).text()

/** Whether a text looks like a save rather than a replay; says nothing of whether it can be read. */
export const looksKept = (text: string): boolean => text.slice(0, 200).includes(`"${MAGIC}"`)

/** Whether a text looks like a tour of duty; says nothing of whether it can be read. */
export const looksTour = (text: string): boolean => text.slice(0, 200).includes(`"${TOUR}"`)
