/** Puts a text on the clipboard; false if the browser does not allow it, or has none: on an insecure page there is no `navigator.clipboard`. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
