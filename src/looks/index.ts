/** How every chassis looks and sounds. A ship without a row here does not compile. */
import type { ChassisId } from '../content/index.ts'
import type { Look } from './look.ts'
import { senatorshuttle } from './senatorshuttle.ts'
import { tiefighter } from './tiefighter.ts'
import { xwing } from './xwing.ts'

export type { Look, Paint, Spot } from './look.ts'

/** The look of every chassis of the catalogue. */
export const LOOKS = { xwing, tiefighter, senatorshuttle } as const satisfies Readonly<Record<ChassisId, Look>>

/** The look of a chassis. Throws for one that has none, and says which row is missing. */
export const lookOf = (chassis: string): Look => {
  const look = (LOOKS as Readonly<Record<string, Look>>)[chassis]
  if (!look)
    throw new Error(
      `the chassis '${chassis}' has no look: write src/looks/${chassis}.ts and add it to src/looks/index.ts`,
    )
  return look
}
