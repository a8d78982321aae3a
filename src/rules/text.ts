/** The id of a numbered rule of docs/rulebook.md, e.g. 'COMBAT-3.3'. */
export type RuleId = string

/** A line for a person, said in the language of the locale: a key, its parameters, and the rules it rests on. */
export type Text = {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly rules: readonly RuleId[]
}

/** Why a command cannot be taken: a Text whose `rules` is never empty. */
export type Refusal = Text & { readonly refused: true }
