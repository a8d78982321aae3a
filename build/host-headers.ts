/** Hosts that set headers from a file get the same ones that the page is tested with. */
import type { Plugin } from 'vite'
import { headersFile } from '../headers.ts'

/** Lays `_headers` beside the page, for hosts that read it. */
export const hostHeaders = (): Plugin => ({
  name: 'host-headers',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() })
  },
})
