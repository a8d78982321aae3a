/** Thinking in small steps, counted against a budget. */

/** What one decision may cost: lines of play looked at so far, and the most. */
export type Work = { used: number; limit: number }

/** Thinking that yields after each small step, so that it can be watched and stopped. */
export type Thinking<T> = Generator<Work, T>

/** Thinks to the end at once. */
export const thinkToEnd = <T>(thinking: Thinking<T>): T => {
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
  }
}
