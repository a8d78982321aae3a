/** The missions that can be played, as the menu needs them before any rules are loaded: number and id. */
export const MISSIONS = [
  { number: 1, id: 'political-escort', rules: ['move', 'protect', 'reinforce', 'damage'] },
] as const
