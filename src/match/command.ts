/** Commands compared as data: files and links keep their fields in another order. */
import type { Command } from '../rules/index.ts'

/** A text that is the same for equal commands, whatever the order of their fields. */
export const commandKey = (command: Command): string => JSON.stringify(Object.entries(command).sort())

/** Whether two commands are equal, whatever the order of their fields. */
export const sameCommand = (a: Command, b: Command): boolean => commandKey(a) === commandKey(b)
