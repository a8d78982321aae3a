/** A value that glides to a goal, and how fast it goes, per second. */
export type Spring = { value: number; speed: number }

/** One step of a critically damped spring, most of the way in `time` seconds; exact enough for any dt. */
export const pull = (spring: Spring, goal: number, time: number, dt: number): void => {
  const omega = 2 / time
  const x = omega * dt
  const decay = 1 / (1 + x + 0.48 * x * x + 0.235 * x * x * x)
  const change = spring.value - goal
  const temporary = (spring.speed + omega * change) * dt
  spring.speed = (spring.speed - omega * temporary) * decay
  spring.value = goal + (change + temporary) * decay
}

/** Brings a spring to rest at a goal. */
export const rest = (spring: Spring, goal: number): void => {
  spring.value = goal
  spring.speed = 0
}

/** Whether a spring is as good as at rest at a goal. */
export const rests = (spring: Spring, goal: number, fine: number): boolean =>
  Math.abs(spring.value - goal) < fine && Math.abs(spring.speed) < fine * 4
