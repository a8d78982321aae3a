/** What every battle on the screen has: its film, and the cards of its ships. */
import type { FilmOptions } from '../../../playback/beat.ts'
import type { Pace } from '../../../playback/clock.ts'
import { createFilm, type Film } from '../../../playback/film.ts'
import type { Catalog, GameState, ShipId, Side } from '../../../rules/index.ts'

/** `dice`: thrown by physics where somebody sees them fly. */
export type FilmSettings = {
  /** 'instant' where a person plays; what is only watched runs at its own speed then. */
  readonly speed: Pace
  readonly reducedMotion: boolean
  readonly dice: 'simple' | 'physics'
}

/** The upgrade cards of a ship in a state. */
export const cardsIn =
  (state: () => GameState) =>
  (id: ShipId): readonly string[] =>
    state()
      .ships.find(ship => ship.id === id)
      ?.upgrades.map(({ card }) => card) ?? []

/** An empty film for a battle with the cards of its set: `viewer` hears the own victory as one; `played`: somebody here plays; `worn`: what ships wear that are pilots' own. */
export const filmOf = (
  catalog: Catalog,
  { speed, ...settings }: FilmSettings,
  viewer: Side | null,
  played: boolean,
  worn: FilmOptions['worn'] = {},
): Film => createFilm({ catalog, viewer, worn, ...settings, speed: speed === 'instant' && !played ? 1 : speed })
