/** Instant replays. */
export const DIRECTOR = {
  'ui.director.again': 'Replay',
  'ui.director.end': 'End the replay',
}
