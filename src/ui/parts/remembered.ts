/** What a browser remembers from one visit to the next, each thing as one text under its own name. A browser may refuse to. */

/** The text under a name, null where there is none; `refused` is given where the browser may not look. */
export function recall(name: string, refused: string | null = null): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return refused
  }
}

/** Keeps a text for the next visit. A browser that keeps nothing goes on with it as long as the page is open. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
  } catch {
    // Then it is forgotten with the page.
  }
}

/** The fields of a record in a stored text; none where it holds no record. */
export function fieldsIn(text: string | null): { readonly [field: string]: unknown } {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}
