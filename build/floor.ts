import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { pageFiles } from './files.ts'
import { firstScript } from './first-script.ts'

/** Puts `src/app/floor.ts` before everything that a browser might not understand: a script of its own, as the policy wants no other. */
export const floor = (): Plugin => {
  let script = ''
  let name = ''
  return {
    name: 'floor',
    apply: 'build',
    async buildStart() {
      script = await firstScript()
      name = `assets/floor-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: script })
    },
    // After what the sentence needs – signs, width of the screen, title –, before the first style.
    transformIndexHtml(html, { bundle = {} }) {
      const battle = [...pageFiles(bundle).later('src/battle.tsx').keys()].map(file => `./${file}`).join(' ')
      return html.replace('</title>', `</title>\n    <script src="./${name}" data-battle="${battle}"></script>`)
    },
  }
}
