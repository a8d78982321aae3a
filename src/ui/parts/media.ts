/** What the system says of the screen, the pointer and the person's wishes; nothing where a page may not ask. */
export function mediaOf(query: string): MediaQueryList | null {
  try {
    return matchMedia(query)
  } catch {
    return null
  }
}
