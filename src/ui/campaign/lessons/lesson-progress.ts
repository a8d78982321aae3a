/** How far a visitor has come in Quick start, remembered in the browser. The menu loads this, so it holds no rules. */
import { create } from 'zustand'
import { fieldsIn, keep, recall } from '../../parts/remembered.ts'

/** The missions of Quick start, in order. */
export const LESSONS = ['lesson-1', 'lesson-2', 'lesson-3', 'lesson-4'] as const
/** The last lesson before Mission 1 can be flown; what comes after it is of another set. */
export const ENOUGH = 3

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
  /** How many battles of Quick start have been begun or flown: 1 once the first battle of all is over, 2 once First Flight has begun. */
  readonly battles: number
}

const STORED = 'koiogran.lessons'

/** The progress in a stored text; what is none is a fresh start. */
export function readLessons(text: string | null): LessonProgress {
  const { stage, over, battles } = fieldsIn(text)
  const known = typeof stage === 'number' && Number.isInteger(stage) && stage >= 1 && stage <= LESSONS.length
  // Whoever was over with it before there was a second battle has long flown the first.
  const flown = battles === 0 || battles === 1 || battles === 2 ? battles : over === true ? 2 : 0
  return { stage: known ? stage : 1, over: over === true, battles: flown }
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

/** A battle is over: if it was the first of all, the second of Quick start is offered. */
export function battleFlown(): void {
  if (useLessons.getState().battles === 0) remember({ battles: 1 })
}

/** The second battle of Quick start has begun, and is offered no more. */
export const secondBegun = (): void => remember({ battles: 2 })
