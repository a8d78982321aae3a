/** How every chassis looks and sounds. A ship of the catalogue without a row here does not compile. */
import type { ChassisId } from '../content/index.ts'
import type { Look } from './look.ts'
import { plain } from './plain.ts'
import { senatorshuttle } from './senatorshuttle.ts'
import { tiefighter } from './tiefighter.ts'
import { xwing } from './xwing.ts'

export type { Look, Paint, Spot } from './look.ts'

/** The look of every chassis of the catalogue. */
export const LOOKS = { xwing, tiefighter, senatorshuttle } as const satisfies Readonly<Record<ChassisId, Look>>

/** The look of a chassis; a plain one where it has no row. */
export const lookOf = (chassis: string): Look =>
  Object.hasOwn(LOOKS, chassis) ? (LOOKS as Readonly<Record<string, Look>>)[chassis]! : plain
