/** What the tokens of the box are to the rules. */
import type { ObjectKind } from '../../rules/index.ts'

export const kinds: readonly ObjectKind[] = [
  { id: 'asteroid', obstacle: true, carried: null, placing: ['OBST-14'], spacing: ['OBST-3'] },
  {
    id: 'comrade',
    obstacle: false,
    carried: { taken: 'TFA-COMRADE-2', lost: 'TFA-COMRADE-4', falls: true },
    placing: [],
    spacing: [],
  },
]
