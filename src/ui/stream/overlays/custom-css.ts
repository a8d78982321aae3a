/**
 * The custom CSS of a browser source. OBS adds it as a style element when the page has loaded, and the page's policy, which allows no
 * style but our own files, leaves such an element without effect. On overlay pages, which are there to be restyled, its text is
 * taken over as a sheet of its own; what it asks for from elsewhere (images, fonts) the policy still refuses.
 */

/** The longest text that is taken over, in characters. */
const LONGEST = 100_000

/** Takes over style elements that the policy has left without effect, now and as they come; the returned function ends that. */
export function adoptCustomCss(): () => void {
  const own: CSSStyleSheet[] = []
  const adopt = (node: Node) => {
    if (!(node instanceof HTMLStyleElement) || (node.sheet && node.sheet.cssRules.length > 0)) return
    const text = node.textContent ?? ''
    if (text.length > LONGEST) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    own.push(sheet)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  for (const style of document.head.querySelectorAll('style')) adopt(style)
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) for (const node of addedNodes) adopt(node)
  })
  observer.observe(document.head, { childList: true })
  return () => {
    observer.disconnect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => !own.includes(sheet))
  }
}
