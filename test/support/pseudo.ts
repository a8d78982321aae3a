/** A made-up language that is longer than English and full of accents: what holds its texts holds those of a real one. */
import type { Texts } from '../../src/locale/languages.ts'

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'ê',
  g: 'ğ',
  i: 'î',
  l: 'ł',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Č',
  E: 'É',
  I: 'Î',
  L: 'Ł',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
  Z: 'Ž',
}
/** How much longer a word becomes. */
const GROWTH = 0.4

/** A word with accents, its vowels drawn out until it is long enough. */
function drawnOut(word: string): string {
  if (word.length < 3) return word.replace(/[a-z]/gi, letter => ACCENTS[letter] ?? letter)
  let more = Math.round(word.length * GROWTH)
  const letters = [...word].map(letter => {
    const accented = ACCENTS[letter] ?? letter
    if (more === 0 || !/[aeiouy]/.test(letter)) return accented
    more -= 1
    return accented + accented
  })
  return letters.join('') + 'ñ'.repeat(more)
}

/** A text in the made-up language; what is filled in stays as it is. */
export const pseudo = (text: string): string =>
  text
    .split(/(\{\{\w+\}\})/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(/[a-z]+/gi, drawnOut)))
    .join('')

/** All texts in the made-up language. */
export const pseudoTexts = (english: Texts): Texts =>
  Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudo(text)]))

/**
 * Texts that are cut off, that leave their box sideways, or that lie outside the window sideways (what can be scrolled to is in its
 * place), and keys of a battle's bars that lie over each other. To be read in the page, so it uses nothing from outside.
 */
export const overflows = (): string[] => {
  const found: string[] = []
  const blockOf = (element: Element): Element => {
    let at = element
    while (at.parentElement && /^(inline|contents)$/.test(getComputedStyle(at).display)) at = at.parentElement
    return at
  }
  /** Hidden from the eye, but there for those who listen. */
  const isHeardOnly = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath.startsWith('inset(50%') || isHeardOnly(element.parentElement))
  const isUnseen = (element: Element) =>
    isHeardOnly(element) ||
    element.closest('svg, option, noscript, script, [hidden]') !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (!parent || words === '' || isUnseen(parent)) continue
    // Behind a modal dialog nothing is read.
    const modal = document.querySelector('dialog:modal')
    if (modal && !modal.contains(parent)) continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    const name = `“${words.slice(0, 40)}” in ${parent.closest('[class]')?.className ?? parent.tagName}`
    const block = blockOf(parent).getBoundingClientRect()
    if (box.right > block.right + 1 || box.left < block.left - 1) {
      found.push(`leaves its box: ${name}`)
      continue
    }
    let fate = ''
    for (let at = parent.parentElement; at && fate === ''; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const clip = at.getBoundingClientRect()
      if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth + 1) fate = 'scrolls'
      else if (overflowX !== 'visible' && (box.right > clip.right + 1 || box.left < clip.left - 1)) fate = 'cut off'
      else if (/auto|scroll/.test(overflowY)) fate = at === document.documentElement ? '' : 'scrolls down'
      else if (overflowY !== 'visible' && (box.bottom > clip.bottom + 2 || box.top < clip.top - 2))
        fate = 'cut off below'
    }
    if (fate.startsWith('cut')) found.push(`${fate}: ${name}`)
    else if (fate !== 'scrolls' && (box.right > innerWidth + 1 || box.left < -1)) found.push(`outside: ${name}`)
  }
  for (const element of document.querySelectorAll<HTMLElement>('button, select, summary, label')) {
    if (isUnseen(element) || element.clientWidth === 0) continue
    if (element.scrollWidth > element.clientWidth + 1)
      found.push(`cut: ${element.textContent?.trim().slice(0, 40)} in ${element.className}`)
  }
  // The keys of a battle's bars, which share what room there is.
  const keys = [...document.querySelectorAll('.topbar, .transport, .pages')].flatMap(bar =>
    [...bar.querySelectorAll('button, select, li, p')].filter(key => !isUnseen(key)),
  )
  for (const [index, one] of keys.entries()) {
    const a = one.getBoundingClientRect()
    for (const other of keys.slice(index + 1)) {
      const b = other.getBoundingClientRect()
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 1 && high > 1 && !one.contains(other))
        found.push(
          `“${other.textContent?.trim()}” lies over “${one.textContent?.trim()}” in ${one.className || one.tagName}`,
        )
    }
  }
  return found
}
