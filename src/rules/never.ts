/** The end of a switch that has a case for every member of a union: a new member is a type error here. Throws a RangeError. */
export function never(value: never, what: string): never {
  throw new RangeError(`there is no ${what} ${JSON.stringify(value)}`)
}
