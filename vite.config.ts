/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** What the built page may load: itself and nothing else. The development server injects inline scripts, so it goes without. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self' blob:",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "style-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

/** Writes the Content-Security-Policy into the head of the built page, before anything it governs. */
const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
})

const ALONE = ['opponent', 'pictures', 'scene', 'sound'].map(name => `test/browser/${name}.test.ts`)

const browserTest = { environment: 'node', testTimeout: 300_000, hookTimeout: 120_000 } as const

export default defineConfig({
  base: './',
  plugins: [react(), contentSecurityPolicy()],
  resolve: { dedupe: ['three', 'react', 'react-dom'] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Inlined data: fonts and scripts would need holes in the policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1400,
  },
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: ['test/browser/**', '**/*.browser.test.ts'],
          testTimeout: 20_000,
          // All of the two cores of a small machine: unless told, one of them is left free.
          maxWorkers: 2,
        },
      },
      {
        // Drives the built site in a real Chromium, two files at a time: films take their time.
        test: {
          ...browserTest,
          name: 'browser',
          include: ['test/browser/**/*.test.ts', 'test/**/*.browser.test.ts'],
          exclude: ALONE,
          maxWorkers: 2,
        },
      },
      {
        // What draws in software, sounds in real time or thinks by the clock needs all of the machine: one file at a time, after the rest.
        test: {
          ...browserTest,
          name: 'alone',
          include: ALONE,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
