/** Whether a battle waits to be gone on with, known before the browser's database has been asked. */
import type { Head } from '../../../saves/kept.ts'
import { keep, recall } from '../../parts/remembered.ts'

const STORED = 'koiogran.open'

/** The battle that was played last and is not over; null if there is none. Lists stand newest first. */
export const lastOpen = (heads: readonly Head[]): Head | null =>
  heads.find(one => one.winner === null && !one.origin && one.name === '') ?? null

/** Marks whether there is one. */
export const markOpen = (open: boolean): void => keep(STORED, open ? 'yes' : 'no')

/** What was marked last, on this visit or an earlier one. */
export const isMarkedOpen = (): boolean => recall(STORED) === 'yes'
