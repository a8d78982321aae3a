/** The built page forbids itself whatever it does not need, wherever it is hosted. */
import type { Plugin } from 'vite'
import { POLICY } from '../headers.ts'

/** Writes the Content-Security-Policy into the head of the built page, before anything it governs. */
export const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
})
