/** What a setup says of its set and its players, and what goes without saying. */
import { BOX } from '../content/index.ts'
import { membersIn, type PlayerRecord } from '../match/who.ts'
import type { KeptSetup } from './kept.ts'

/** What a setup says of its set: nothing where it is the box's. */
export const saidSet = (set: string | undefined): Pick<KeptSetup, 'set'> =>
  set === undefined || set === BOX ? {} : { set }

/** What a setup says of who plays, beside the first of each side: nothing where there is nobody else, and nobody has a name. */
export const saidPlayers = (players: readonly PlayerRecord[]): Pick<KeptSetup, 'players'> =>
  membersIn(players) || players.some(({ who }) => who.kind === 'human' && who.name) ? { players } : {}
