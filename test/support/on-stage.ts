/** A golden battle as a control panel and its overlays are told of it. */
import { readFileSync } from 'node:fs'
import { game } from '../../src/content/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'
import { createFilm, type Film } from '../../src/playback/film.ts'
import type { GameEvent } from '../../src/rules/index.ts'
import { USUAL } from '../../src/ui/factions.ts'
import type { Around } from '../../src/ui/stream/control/facts.ts'

/** What a control panel knows beside the film, of a battle that nobody touches. */
export const AROUND: Around = {
  mode: 'replay',
  mission: 'political-escort',
  factions: USUAL,
  called: { r1: 'Maren Vosk' },
  standing: '',
  seen: 0,
  begins: 0,
  named: [],
  selected: null,
  operator: { names: { first: '', second: '' }, lower: 'auto', own: { title: '', line: '' } },
  players: { names: { first: '', second: '' }, commanders: {} },
  view: {
    camera: 'auto',
    overlays: [],
    muted: false,
    hud: 'full',
    captions: null,
    eval: null,
    replaying: false,
  },
  can: [],
}

/** The events of a golden replay. */
export const eventsOf = (name: string): readonly GameEvent[] => {
  const file = parseReplay(readFileSync(`test/golden/${name}.replay.json`, 'utf8'))
  if ('problem' in file) throw new Error(file.problem.key)
  return runReplay(game, file).events
}

/** A film of events, without a viewer. */
export const filmOf = (events: readonly GameEvent[]): Film => {
  const film = createFilm({ catalog: game.catalog, viewer: null, speed: 1, reducedMotion: false, dice: 'simple' })
  film.append(events)
  return film
}
