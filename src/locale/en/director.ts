/** Instant replays. */
export const DIRECTOR: Readonly<Record<string, string>> = {
  'ui.director.again': 'Replay',
  'ui.director.end': 'End the replay',
}
