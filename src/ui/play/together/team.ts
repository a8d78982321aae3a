/** What a battle has beside others where a side has several members, or several people share a screen; fetched with the first of them. */
export { sharedAmong } from './shares.ts'
export { replayTeam, tableOf } from './table.ts'
