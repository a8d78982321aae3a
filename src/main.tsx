/** Where the page begins: only scripts of our own may run, then the application is drawn and kept for offline use. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepOffline } from './app/offline.ts'
import { App, prepare } from './app.tsx'

type Policies = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown }

/** Under Trusted Types every script's address passes here: our own, such as the opponent's worker, and no other. */
const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
policies?.createPolicy('default', {
  createScriptURL: url => {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`not our script: ${url}`)
    return url
  },
})

const root = document.getElementById('root')
if (root) {
  // Until then the page shows what it came with.
  void prepare().then(() => {
    // Until now letters would have kept the scripts of a battle waiting (`app/floor.ts`).
    delete document.documentElement.dataset['plain']
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  })
  keepOffline()
}
