/** The film behind the menu: a demo without words and figures, round and round. */

import { parseReplay } from '../../../match/read-replay.ts'
import { playReplay } from '../../../match/replay.ts'
import { createFilm } from '../../../playback/film.ts'
import type { Catalog } from '../../../playback/measure.ts'
import type { Picture } from '../../../playback/picture.ts'
import type { StageFilm } from '../../../scene/props.ts'
import type { BattleRequest } from '../../menu/types.ts'

/** A little slower than it was fought. */
const SPEED = 0.75
/** Where a film that stands still stands: at its first explosion, when the burst is largest; else in its middle. */
const BURST = 0.3

export type LivingFilm = StageFilm & {
  readonly catalog: Catalog
  tick(dt: number): boolean
  /** It runs, or stands still where it is. */
  run(on: boolean): void
  /** To the moment that is worth a picture. */
  pose(): void
}

/**
 * What is on the table without what a viewer would have to read; while dials are set, too, the view stays at the ships. Where a
 * ship would be shown alone all are: nobody is told what it is about, and one ship looks like no battle.
 */
const wordless = (picture: Picture): Picture => ({
  ...picture,
  dice: null,
  ruler: null,
  arc: null,
  template: null,
  caption: null,
  phase: 'activation',
  camera: picture.camera.shot === 'ship' ? { shot: 'table' } : picture.camera,
})

/** The film of a demo for the menu, standing at its beginning. Throws if it is no replay. */
export function livingFilm({ text, demo }: Extract<BattleRequest, { readonly kind: 'replay' }>): LivingFilm {
  const file = parseReplay(text)
  if ('problem' in file) throw new Error(file.problem.key)
  const { engine, events, problem } = playReplay(file)
  if (!engine) throw new Error(problem!.key)
  const { catalog } = engine
  const film = createFilm({ catalog, viewer: null, speed: SPEED, dice: 'simple' })
  film.append(events)
  const { timeline } = film
  const begin = timeline.timeOfCommand(demo?.from ?? 0)
  film.seek(begin)
  film.pause()
  let seen: Picture | null = null
  let shown: Picture | null = null
  let posed = false
  return {
    catalog,
    picture() {
      const now = film.picture()
      // A still shows them all.
      if (now !== seen || !shown) shown = posed ? { ...wordless(now), camera: { shot: 'table' } } : wordless(now)
      seen = now
      return shown
    },
    subscribe: film.subscribe,
    onTick: film.onTick,
    // It begins anew at its end.
    get moving() {
      return film.clock.playing
    },
    tick(dt) {
      if (film.clock.playing && film.clock.t >= timeline.duration) film.seek(begin)
      return film.tick(dt)
    },
    run(on) {
      if (on) posed = false
      if (on) film.play()
      else film.pause()
    },
    pose() {
      posed = true
      seen = null
      const blast = timeline.beats.find(({ type, start }) => type === 'shipDestroyed' && start > begin)
      film.seek(blast ? blast.start + blast.duration * BURST : (begin + timeline.duration) / 2)
    },
  }
}
