/** What the system says of the screen, the pointer and the person's wishes; nothing where a page may not ask. */
export function mediaOf(query: string): MediaQueryList | null {
  try {
    return matchMedia(query)
  } catch {
    return null
  }
}

/** The languages that a person would like, the first before the others; none where a page may not ask. */
export function languagesWished(): readonly string[] {
  try {
    return (navigator.languages ?? [navigator.language]).filter(one => typeof one === 'string')
  } catch {
    return []
  }
}

/** Whether somebody touched the page before it could listen; no, where a page may not ask. */
export function wasTouched(): boolean {
  try {
    return (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? false
  } catch {
    return false
  }
}
