/** What a battle has beside others where a side has several members, or several people share a screen; fetched with the first of them. */
export { laidDials } from './laid.ts'
export { commanded, teamOf } from './members.ts'
