/** How far a visitor has come in Quick start, remembered in the browser. The menu loads this, so it holds no rules. */
import { create } from 'zustand'

/** The missions of Quick start, in order. */
export const LESSONS = ['lesson-1', 'lesson-2', 'lesson-3'] as const

/** Which lesson a mission is, counted from 1; null: none. */
export const lessonNumber = (mission: string | undefined): number | null => {
  const index = (LESSONS as readonly (string | undefined)[]).indexOf(mission)
  return index < 0 ? null : index + 1
}

export type LessonProgress = {
  /** The lesson to go on with, counted from 1. */
  readonly stage: number
  /** Nothing is left to learn here: flown to the end, skipped, or somebody has battles already. */
  readonly over: boolean
}

const STORED = 'koiogran.lessons'
const FRESH: LessonProgress = { stage: 1, over: false }

/** The progress in a stored text; what is none is a fresh start. */
export function readLessons(text: string | null): LessonProgress {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    const found: { readonly [key: string]: unknown } =
      typeof stored === 'object' && stored !== null ? { ...stored } : {}
    const { stage, over } = found
    const known = typeof stage === 'number' && Number.isInteger(stage) && stage >= 1 && stage <= LESSONS.length
    return { stage: known ? stage : FRESH.stage, over: over === true }
  } catch {
    return FRESH
  }
}

/** What the browser remembers; it may refuse to. */
function remembered(): LessonProgress {
  try {
    return readLessons(localStorage.getItem(STORED))
  } catch {
    return FRESH
  }
}

export const useLessons = create<LessonProgress>(() => remembered())

function remember(change: Partial<LessonProgress>): void {
  useLessons.setState(change)
  try {
    localStorage.setItem(STORED, JSON.stringify(useLessons.getState()))
  } catch {
    // A browser that keeps nothing teaches on as long as the page is open.
  }
}

/** This lesson has begun: Quick start goes on with it. */
export const lessonBegun = (stage: number): void => remember({ stage })

/** This lesson is done, flown or skipped; with the last one Quick start is over. */
export const lessonDone = (stage: number): void =>
  remember(stage >= LESSONS.length ? { stage: 1, over: true } : { stage: stage + 1 })

/** Quick start is over: skipped, or somebody needs none. The lesson reached is still known. */
export const lessonsOver = (): void => remember({ over: true })
