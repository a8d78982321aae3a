/** The looks of the Force Awakens core set: they come with it, and nothing of the core set asks for them. */
import { cargo } from './cargo.ts'
import type { Look } from './look.ts'
import { t70xwing } from './t70xwing.ts'
import { tiefofighter } from './tiefofighter.ts'

/** By chassis. */
export const tfaLooks: Readonly<Record<string, Look>> = { t70xwing, tiefofighter, cargo }
