/** A made-up member for each closed union: where it is put in, and which files must then be named by the type checker. */

type Union = {
  readonly file: string
  /** The text after which, and the text with which the member is put in. */
  readonly after: string
  readonly put: string
  /** A word of the member that messages about it contain. */
  readonly says: string
  /** The files that need a row. */
  readonly rows: readonly string[]
}

export const UNIONS: Readonly<Record<string, Union>> = {
  bearing: {
    file: 'src/geometry/types.ts',
    after: "  'koiogran',\n",
    put: "  'corkscrew',\n",
    says: 'corkscrew',
    rows: ['src/geometry/bearings.ts'],
  },
  arc: {
    file: 'src/geometry/types.ts',
    after: "export type ArcKind = 'front'",
    put: " | 'starboard'",
    says: 'starboard',
    rows: ['src/geometry/arc.ts'],
  },
  action: {
    file: 'src/rules/commands.ts',
    after: "  | { readonly action: 'evade' }",
    put: "\n  | { readonly action: 'somersault'; readonly times: number }",
    says: 'somersault',
    rows: [
      'src/rules/actions/index.ts',
      'src/playback/beats/actions.ts',
      'src/ui/play/orders/action-rows.ts',
      'ai/model/action-models.ts',
    ],
  },
  command: {
    file: 'src/rules/commands.ts',
    after: "  | (Answer & { readonly type: 'pass' })",
    put: "\n  | (Answer & { readonly type: 'ponder' })",
    says: 'ponder',
    rows: ['src/rules/legal/fields.ts'],
  },
  decision: {
    file: 'src/rules/decisions.ts',
    after: 'export type Decision =',
    put: "\n  | (Question & { readonly kind: 'riddle'; readonly ship: ShipId })",
    says: 'riddle',
    rows: ['src/rules/legal/legal.ts', 'src/ui/play/orders/orders.tsx'],
  },
  event: {
    file: 'src/rules/events.ts',
    after: 'type Facts =',
    put: "\n  | { readonly type: 'hyperspaceEntered'; readonly ship: ShipId }",
    says: 'hyperspaceEntered',
    rows: ['src/playback/beats/index.ts'],
  },
  phase: {
    file: 'src/rules/state.ts',
    after: "export type Phase = 'setup'",
    put: " | 'parley'",
    says: 'parley',
    rows: ['src/rules/steps/round.ts', 'src/playback/beats/rounds.ts'],
  },
  window: {
    file: 'src/rules/windows.ts',
    after: '  readonly endPhase: Untold',
    put: '\n  readonly nightfall: Untold',
    says: 'nightfall',
    rows: ['src/rules/windows.ts'],
  },
  word: {
    file: 'src/rules/word.ts',
    after: "  | { readonly do: 'turnDown' }",
    put: "\n  | { readonly do: 'vanish' }",
    says: 'vanish',
    rows: ['src/rules/steps/word-rows.ts'],
  },
}
