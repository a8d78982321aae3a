/** What each verb does to the battle on this page. None of them answers a decision. */

import type { CommandId } from '../../commands/table.ts'
import { sideCalled } from '../../factions.ts'
import { factionsFor } from '../../play/context.ts'
import { nextStop } from '../../play/film/transport.tsx'
import { type BattleStore, chosen, toggled } from '../../play/screen-store.ts'
import { demoOf, type Session } from '../../play/session/session.ts'
import { muteForNow } from '../../sound.ts'
import { beginningOf, namedIn } from '../../watch/demos/reel.ts'
import type { Verb, VerbName } from '../verbs.ts'
import { chaptersOf } from './facts.ts'
import { useOperator } from './operator.ts'

/** The battle a verb is meant for, and what the page can do beside it; what it cannot is not there. */
export type Stage = {
  readonly session: Session
  readonly store: BattleStore
  /** How far the film has been seen, seconds. */
  readonly seen: () => number
  readonly takeAir: () => void
  /** Gives a command of the battle's own screen. */
  readonly run: (id: CommandId) => void
  readonly more: { readonly [name in VerbName]?: (verb: Extract<Verb, { verb: name }>) => void }
}

/** The start of the chapter before or after a moment, among those that have been seen; null: there is none. */
export function chapterFrom(starts: readonly number[], now: number, by: 1 | -1): number | null {
  if (by > 0) return starts.find(start => start > now) ?? null
  // Just after its beginning a chapter is left for the one before, as everywhere.
  return starts.findLast(start => start < now - 1) ?? null
}

type Acts = { readonly [name in VerbName]: (verb: Extract<Verb, { verb: name }>, stage: Stage) => void }

const ACTS: Acts = {
  play: (_, { session }) => session.film.play(),
  pause: (_, { session }) => session.film.pause(),
  toggle: (_, { session: { film } }) => (film.clock.playing ? film.pause() : film.play()),
  step: ({ by }, { run }) => run(by < 0 ? 'earlier' : 'later'),
  chapter: ({ by }, { session, seen }) => {
    const { film } = session
    const demo = demoOf(session)
    const first = beginningOf(demo, film.timeline)
    const starts = chaptersOf(film.timeline, namedIn(demo)).map(({ start }) => start)
    const known = starts.filter(start => start >= first && start <= seen())
    const to = chapterFrom(known, film.clock.t, by)
    if (to !== null) film.seek(to)
  },
  speed: ({ speed }, { session }) => session.film.setSpeed(speed),
  // Within the film, as on its own line: a demo is a stretch of a battle.
  seek: ({ to }, { session, seen }) =>
    session.film.seek(Math.max(beginningOf(demoOf(session), session.film.timeline), Math.min(to, seen()))),
  skip: (_, { session }) => session.film.skip(nextStop(session)),
  camera: ({ camera }, { store }) => store.getState().set(chosen(camera)),
  overlay: ({ overlay, on }, { store }) => {
    const { overlays, set } = store.getState()
    if (overlays.includes(overlay) !== on) set({ overlays: toggled(overlays, overlay) })
  },
  select: ({ ship }, { session, store }) => {
    const there = session.film.picture().ships.some(one => one.id === ship && one.presence > 0)
    if (ship === null || there) store.getState().set({ selected: ship })
  },
  lower: ({ show }) => useOperator.setState({ lower: show }),
  title: ({ title, line }) => useOperator.setState({ own: { title, line } }),
  name: ({ side: word, name }, { session }) => {
    const side = sideCalled(word, factionsFor(session))
    if (side) useOperator.setState(({ names }) => ({ names: { ...names, [side]: name } }))
  },
  mute: ({ on }) => muteForNow(on),
  air: (_, { takeAir }) => takeAir(),
  hud: (verb, { more }) => more.hud?.(verb),
  captions: (verb, { more }) => more.captions?.(verb),
  eval: (verb, { more }) => more.eval?.(verb),
  replay: (_, { run }) => run('again'),
  save: (verb, { more }) => more.save?.(verb),
  next: (verb, { more }) => more.next?.(verb),
}

/** Does what a verb says. */
export function perform<N extends VerbName>(verb: Extract<Verb, { verb: N }>, stage: Stage): void {
  const act: (verb: Extract<Verb, { verb: N }>, stage: Stage) => void = ACTS[verb.verb as N]
  act(verb, stage)
}
