/** The project's root. */
export const ROOT: string
/** Runs a command in the project's root; leaves with its exit status if it fails. */
export function must(
  title: string,
  command: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): void
