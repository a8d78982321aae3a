/** Text from outside, made fit to be shown: a name in a file may hold anything. */

/** Line breaks and tabs: they part words, so they become spaces. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]/gu
/** Control, bidirectional and zero-width characters, halves of surrogate pairs, private code points. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu
/** Letters that are drawn as nothing. */
const FILLERS = /\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2800|\u3164|\uffa0/gu
/** More than two marks on a letter climb over the lines above. */
const TOWERS = /(\p{M}{2})\p{M}+/gu
/** UTF-16 units that are looked at. */
const LOOKED_AT = 4096

/** One line of at most `most` code points without anything unseen, trimmed; '' if nothing is left. Cleaning twice changes nothing. */
export function cleanText(text: string, most: number): string {
  const line = text
    .slice(0, LOOKED_AT)
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '')
    .replace(FILLERS, '')
    .normalize('NFC')
    .replace(TOWERS, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  return [...line].slice(0, most).join('').trim()
}
