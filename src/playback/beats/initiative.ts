/** Who has initiative, where that is decided: the die of equal squads, and what the side that decides has chosen. */
import type { EventOf } from '../../rules/index.ts'
import type { Beat } from '../beat.ts'
import { tap } from '../cues.ts'
import { said, text } from '../tools.ts'
import { clatter, loneSeconds, prepareLone, throwing } from './cards.ts'

export const initiativeRolled: Beat<EventOf<'initiativeRolled'>> = {
  duration: loneSeconds,
  prepare: prepareLone,
  seen: 0.65,
  lines: ({ side, face, decides, rules }) => [said('log.initiativeRolled', rules, [], { side, face, decides })],
  caption: ({ rules }) => text('caption.initiativeRolled', rules),
  cues: clatter,
  show: throwing,
  after: before => ({ ...before, dice: null, camera: { shot: 'table' } }),
}

export const initiativeChosen: Beat<EventOf<'initiativeChosen'>> = {
  duration: () => 1.1,
  seen: 0,
  lines: ({ side, has, rules }) => [
    said(`log.initiativeChosen.${side === has ? 'taken' : 'given'}`, rules, [], { side, has }),
  ],
  caption: ({ has, rules }) => text('caption.initiativeChosen', rules, { side: has }),
  cues: () => [tap('token', 0.1, null)],
  after: (before, { has }) => ({ ...before, initiative: has }),
}
