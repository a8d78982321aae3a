/**
 * The first script of the page, before any style or module: if the browser lacks what the page is built on, it says so in one sentence and
 * nothing else is fetched; otherwise the scripts of a battle are, where the address leads into one. What is asked for are abilities, not
 * names. Browsers of 2013 read it, so it says things in old words: no arrow, no template, nothing but `function` and `const`. The build puts it
 * into the page itself, and the policy knows its hash (`headers.ts`).
 */

/** Put in by the build: the sentence by language. */
declare const __TOO_OLD__: Readonly<Record<string, string>>

const SENTENCES = __TOO_OLD__
/** A pattern that Safari learned last; written as a literal it would keep an old browser from reading the rest. */
const PATTERN = '(?<!a)b'
/** The addresses that `firstScreen` leads into a battle, or a film of one. */
const BATTLE = /[?&]view=(play|learn|demo)(&|$)/

/** Whether the browser has all that the page is built on; the newest ability of each engine stands for those before it. */
function suffices(): boolean {
  const list = Array.prototype
  if (!list.at || !list.findLast || !list.toReversed || !list.toSorted || !Object.hasOwn) return false
  if (typeof CSS === 'undefined' || typeof CSS.supports !== 'function') return false
  if (!CSS.supports('selector(:has(a))') || !CSS.supports('container-type: inline-size')) return false
  try {
    return new RegExp(PATTERN).test('b')
  } catch {
    return false
  }
}

/** The language that the address asks for, else the browser's first; English where there is no sentence. */
function spoken(): string {
  const asked = /[?&]lang=([a-z]+)/i.exec(location.search)
  const code = String(asked ? asked[1] : navigator.language)
    .slice(0, 2)
    .toLowerCase()
  return SENTENCES[code] ? code : 'en'
}

/** Keeps the browser from fetching what follows in the page: a policy holds as soon as it stands there. */
function fetchNothing(): void {
  const policy = document.createElement('meta')
  policy.setAttribute('http-equiv', 'Content-Security-Policy')
  policy.setAttribute('content', "default-src 'none'")
  document.head.appendChild(policy)
}

/** Puts the sentence in the place of everything the page came with. */
function say(): void {
  const language = spoken()
  const title = document.createElement('h1')
  const text = document.createElement('p')
  const body = document.createElement('body')
  title.appendChild(document.createTextNode('Koiogran'))
  text.appendChild(document.createTextNode(SENTENCES[language] as string))
  body.appendChild(title)
  body.appendChild(text)
  // The page's styles are not fetched.
  body.style.cssText = 'margin:0;padding:12% 8%;font:1.25rem/1.5 sans-serif;color:#f4efe6;background:#070b12'
  document.documentElement.style.background = '#070b12'
  document.documentElement.lang = language
  document.body = body
}

/** Has a script travel beside those of the menu. */
function fetchScript(file: string): void {
  const link = document.createElement('link')
  link.setAttribute('rel', 'modulepreload')
  link.setAttribute('crossorigin', '')
  link.setAttribute('href', file)
  document.head.appendChild(link)
}

/** Fetches the scripts of a battle, which the build names, where the address leads straight into one. Letters come after them. */
function fetchBattle(): void {
  const files = document.currentScript?.getAttribute('data-battle')
  if (!files || !(BATTLE.test(location.search) || location.hash.slice(0, 3) === '#r=')) return
  document.documentElement.setAttribute('data-plain', '')
  files.split(' ').forEach(fetchScript)
}

if (suffices()) fetchBattle()
else {
  fetchNothing()
  // Read to its end, but before any script that waits for that.
  document.onreadystatechange = say
}
