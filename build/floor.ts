/** Puts the page’s first script into it: too old a browser is told so, and a battle that the address leads to is fetched at once. */
import type { Plugin } from 'vite'
import { pageFiles } from './files.ts'
import { firstScript } from './first-script.ts'

/**
 * Puts `src/app/floor.ts` into the page, before everything that a browser might not understand: nothing is waited for before what follows is
 * asked for. The policy lets this one text pass, by its hash (`headers.ts`).
 */
export const floor = (): Plugin => {
  let script = ''
  return {
    name: 'floor',
    apply: 'build',
    async buildStart() {
      script = await firstScript()
    },
    // After what the sentence needs – signs, width of the screen, title –, before the first style.
    transformIndexHtml(html, { bundle = {} }) {
      const battle = [...pageFiles(bundle).later('src/battle.tsx').keys()].map(file => `./${file}`).join(' ')
      return html.replace('</title>', () => `</title>\n    <script data-battle="${battle}">${script}</script>`)
    },
  }
}
