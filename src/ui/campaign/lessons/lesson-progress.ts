/** How far a visitor has come in Quick start, remembered in the browser. The menu loads this, so it holds no rules. */
import { create } from 'zustand'
import { fieldsIn, keep, recall } from '../../parts/remembered.ts'

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

/** The progress in a stored text; what is none is a fresh start. */
export function readLessons(text: string | null): LessonProgress {
  const { stage, over } = fieldsIn(text)
  const known = typeof stage === 'number' && Number.isInteger(stage) && stage >= 1 && stage <= LESSONS.length
  return { stage: known ? stage : 1, over: over === true }
}

export const useLessons = create<LessonProgress>(() => readLessons(recall(STORED)))

function remember(change: Partial<LessonProgress>): void {
  useLessons.setState(change)
  keep(STORED, JSON.stringify(useLessons.getState()))
}

/** This lesson has begun: Quick start goes on with it. */
export const lessonBegun = (stage: number): void => remember({ stage })

/** This lesson is done, flown or skipped; with the last one Quick start is over. */
export const lessonDone = (stage: number): void =>
  remember(stage >= LESSONS.length ? { stage: 1, over: true } : { stage: stage + 1 })

/** Quick start is over: skipped, or somebody needs none. The lesson reached is still known. */
export const lessonsOver = (): void => remember({ over: true })
