/** The keys that turn the pages of a screen. */
type Props<T extends string> = {
  readonly pages: readonly T[]
  /** The one that is read now. */
  readonly page: T
  readonly wordsOf: (page: T) => string
  readonly onTurn: (page: T) => void
}

/** A key for each page; the one that is read is marked as such. */
export function PageKeys<T extends string>({ pages, page, wordsOf, onTurn }: Props<T>) {
  return pages.map(one => (
    <button
      key={one}
      type="button"
      className="key"
      aria-current={one === page ? 'page' : undefined}
      onClick={() => onTurn(one)}
    >
      {wordsOf(one)}
    </button>
  ))
}
