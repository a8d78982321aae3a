/** Command-line words: `--name value`, `--flag`. Every command-line tool of the project reads its options here. */
import { parseArgs } from 'node:util'

/** Prints what is wrong and leaves with exit code 2; never a stack trace. */
export function quit(message: string): never {
  console.error(message)
  process.exit(2)
}

/** Reads the options a tool knows; an unknown one ends the tool with a message. */
export function readOptions<T extends Record<string, { type: 'string' | 'boolean' }>>(
  usage: string,
  options: T,
): { [K in keyof T]?: T[K]['type'] extends 'boolean' ? boolean : string } {
  // Whoever reads may stop reading, as `| head` does.
  process.stdout.on('error', () => process.exit(0))
  try {
    return parseArgs({ options, allowPositionals: false }).values as never
  } catch (error) {
    return quit(`${error instanceof Error ? error.message : error}\nusage: ${usage}`)
  }
}

/** The address of a queue in Redis; undefined where none is named. */
export function queueOption(word: string | undefined): string | undefined {
  if (word === undefined) return undefined
  const { protocol, host } = URL.canParse(word) ? new URL(word) : { protocol: '', host: '' }
  if (!['redis:', 'rediss:'].includes(protocol) || host === '')
    quit(`--queue wants the address of a Redis, redis://HOST[:PORT], not '${word.slice(0, 60)}'`)
  return word
}

/** A number of an option within bounds, or the default; `whole` refuses fractions. */
export function numberOption(
  name: string,
  text: string | undefined,
  standard: number,
  least: number,
  most: number,
  whole = true,
): number {
  if (text === undefined) return standard
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(value) || (whole && !Number.isInteger(value)) || value < least || value > most)
    quit(`--${name} must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}, not '${text}'`)
  return value
}
