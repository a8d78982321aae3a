/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunkGroups, hasEffects } from './build/chunks.ts'
import { contentSecurityPolicy } from './build/content-security-policy.ts'
import { floor } from './build/floor.ts'
import { hostHeaders } from './build/host-headers.ts'
import { licences, licencesOfWorkers } from './build/licences.ts'
import { chunkFileNames } from './build/names.ts'
import { offline } from './build/offline.ts'
import { slim } from './build/slim.ts'
import { weights } from './build/weights.ts'
import { HEADERS } from './headers.ts'
import { FLOOR } from './src/locale/floor.ts'
import { LongestFirst } from './test/support/longest-first.ts'

const ALONE = ['opponent', 'sound'].map(name => `test/browser/${name}.test.ts`)

const browserTest = {
  environment: 'node',
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 120_000,
  // A page on a busy machine answers late; what comes within a second on an idle one is waited for.
  expect: { poll: { timeout: 20_000 } },
  // One that a busy machine kept waiting has a second try, and is named as such; what is broken fails twice.
  retry: 1,
  globalSetup: 'test/support/one-browser.ts',
} as const

export default defineConfig({
  base: './',
  plugins: [react(), slim(), contentSecurityPolicy(), hostHeaders(), floor(), weights(), licences(), offline()],
  resolve: { dedupe: ['three', 'react', 'react-dom'] },
  worker: {
    format: 'es',
    plugins: () => [licencesOfWorkers()],
    // Chunks of a worker are written as those of a library, with what bundlers are told in comments.
    rolldownOptions: { treeshake: { moduleSideEffects: hasEffects }, output: { comments: { annotation: false } } },
  },
  preview: { headers: HEADERS },
  build: {
    target: [`chrome${FLOOR.chromium}`, `firefox${FLOOR.firefox}`, `safari${FLOOR.safari}`],
    // Inlined data: fonts and scripts would need holes in the policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1400,
    rolldownOptions: {
      treeshake: { moduleSideEffects: hasEffects },
      output: { chunkFileNames, codeSplitting: { groups: chunkGroups() } },
    },
  },
  test: {
    // Whoever asks for files in any order (`--sequence.shuffle.files`) gets them so.
    sequence: process.argv.some(word => word.includes('shuffle')) ? {} : { sequencer: LongestFirst },
    projects: [
      {
        // In Node it would bring a three of its own.
        resolve: { alias: { '@react-three/fiber': '@react-three/fiber/dist/react-three-fiber.esm.js' } },
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: ['test/browser/**', '**/*.browser.test.ts'],
          // Long enough for a machine that does much else: what hangs is found all the same.
          testTimeout: 120_000,
          // Files share a process: no module of ours keeps anything that another file could trip over.
          isolate: false,
          setupFiles: 'test/support/as-found.ts',
          // All of the two cores of a small machine: unless told, one of them is left free.
          maxWorkers: 2,
        },
      },
      {
        // Drives the built site in a real Chromium. Films take their time: with three files at a time two cores are busy.
        test: {
          ...browserTest,
          name: 'browser',
          include: ['test/browser/**/*.test.ts', 'test/**/*.browser.test.ts'],
          exclude: ALONE,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // What sounds in real time or thinks by the clock needs all of the machine: one file at a time, after the rest.
        test: {
          ...browserTest,
          name: 'alone',
          include: ALONE,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
