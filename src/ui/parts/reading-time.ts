/** Milliseconds that a text takes to be read, headline and finding it included. */
export const readingTime = (text: string): number => 900 + 40 * text.length
