/**
 * Dials that one person at a shared screen has laid, put away so that nobody reads them by looking: for the time until the others have laid
 * theirs, should the page be lost. It keeps honest eyes out, no more: whoever has the page can work the key out.
 */
import { hashOf } from '../../../match/hash.ts'

/** A stream of bytes by a key. */
function* stream(key: string): Generator<number> {
  for (let block = 0; ; block += 1) {
    const hex = hashOf(`${key}/${block}`)
    for (let at = 0; at < hex.length; at += 2) yield Number.parseInt(hex.slice(at, at + 2), 16)
  }
}

const mixed = (bytes: Uint8Array, key: string): Uint8Array => {
  const by = stream(key)
  return bytes.map(byte => byte ^ (by.next().value as number))
}

/** A text that nobody can read without its key. */
export const sealBox = (text: string, key: string): string =>
  btoa(String.fromCharCode(...mixed(new TextEncoder().encode(text), key)))

/** The text in a box; null: it is none, or of another key. */
export function openBox(box: string, key: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(box), sign => sign.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(mixed(bytes, key))
  } catch {
    return null
  }
}
