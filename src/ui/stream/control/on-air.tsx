/** What makes a battle's page a stage: it tells overlays how the battle stands, and does what the control panel says. */

import { useContext, useEffect, useRef } from 'react'
import { sideNames } from '../../../locale/index.ts'
import { freshId } from '../../../saves/fresh-id.ts'
import { type Ways, WaysContext } from '../../campaign/ways-on.ts'
import { commands } from '../../commands/listener.ts'
import { type Battle, BattleContext, factionsFor } from '../../play/context.ts'
import { progressOf } from '../../play/mission-progress.tsx'
import { demoOf, playedOf, type Session } from '../../play/session/session.ts'
import { useMuted } from '../../sound.ts'
import { beginningOf, namedIn } from '../../watch/demos/reel.ts'
import { TELEVISION } from '../../watch/demos/television.ts'
import { askCaptions, useCaptions } from '../../watch/level.ts'
import { join, openLine } from '../channel.ts'
import { maySave, saveReplayBuffer } from '../obs.ts'
import type { Ability, Summary } from '../summary.ts'
import { hearEvents, type Verb } from '../verbs.ts'
import { factsOf } from './facts.ts'
import { useOperator } from './operator.ts'
import { perform, type Stage } from './perform.ts'
import { playersOf } from './players.ts'

/** Changes that come together are told once. */
const TOGETHER_MS = 40

/** The mission that is played or shown. */
const missionOf = ({ session }: Battle): string => session.film.picture().mission || playedOf(session).scenario.mission

/** On to the next demo, round and round; from a battle between computers to another one of Battle TV. */
async function onwards(session: Session, ways: Ways | null): Promise<void> {
  const demo = demoOf(session)
  if (!demo) {
    if (session.mode === 'watch') ways?.onDemo(TELEVISION)
    return
  }
  const { SHELF } = await import('../../watch/demos/shelf.ts')
  const next = SHELF[(SHELF.findIndex(({ id }) => id === demo.id) + 1) % SHELF.length]
  if (next) ways?.onDemo(next.id)
}

/** What the page itself knows of how it is shown. */
type Shown = Pick<Summary['view'], 'muted' | 'captions'>
type Broadcast = { readonly end: () => void; readonly tellSoon: () => void }

/** Puts a battle on the channel until its end is called. */
function goOnAir(battle: Battle, shown: () => Shown, ways: () => Ways | null): Broadcast {
  const { session, store } = battle
  const { film } = session
  const demo = demoOf(session)
  const factions = factionsFor(session)
  const line = openLine()
  let seen = film.clock.t
  let told = ''
  let saves = false
  let over = false
  let timer: ReturnType<typeof setTimeout> | null = null
  const more: Stage['more'] = {
    hud: ({ hud }) => store.getState().set({ hud }),
    captions: ({ captions }) => askCaptions(captions),
    ...(session.mode !== 'play' && { eval: verb => store.getState().set({ eval: verb.eval }) }),
    next: () => void onwards(session, ways()),
    save: () => void saveReplayBuffer(),
  }

  const facts = (): Summary => {
    seen = Math.min(film.timeline.duration, Math.max(seen, film.clock.t))
    const { camera, overlays, selected, hud, eval: ahead, replaying } = store.getState()
    const can: Ability[] = ['hud', 'captions']
    if (session.mode !== 'play') can.push('eval')
    if (film.clock.t < film.timeline.duration) can.push('skip')
    if (film.timeline.chapters.some(({ kind, start }) => kind === 'attack' && start < seen)) can.push('replay')
    if (saves) can.push('save')
    if (ways() && (demo || session.mode === 'watch')) can.push('next')
    return factsOf(film, {
      called: session.called,
      mode: session.mode,
      mission: missionOf(battle),
      factions,
      standing: progressOf(film.picture(), session.mat, session.points, null, sideNames(factions))?.words ?? '',
      seen,
      begins: beginningOf(demo, film.timeline),
      named: namedIn(demo),
      selected,
      operator: useOperator.getState(),
      players: playersOf(session, film.picture().ships),
      view: {
        camera: camera.kind,
        overlays: [...overlays],
        ...shown(),
        hud,
        eval: session.mode === 'play' ? null : ahead,
        replaying,
      },
      can,
    })
  }
  const party =
    line &&
    join({
      line,
      me: { id: freshId(), role: 'battle', what: missionOf(battle) },
      now: Date.now,
      onVerb: verb => act(verb),
    })
  const stage: Stage = { session, store, seen: () => seen, takeAir: () => party?.takeAir(), run: commands.run, more }
  const act = (verb: Verb) => {
    perform(verb, stage)
    soon()
  }
  const tell = () => {
    timer = null
    const now = facts()
    const text = JSON.stringify(now)
    if (text === told) return
    told = text
    party?.tell(now)
  }
  const soon = () => {
    timer ??= setTimeout(tell, TOGETHER_MS)
  }
  tell()
  // A key of the panel that OBS would not heed says why instead.
  void maySave().then(may => {
    saves = may
    if (!over) soon()
  })
  const bye = () => party?.bye()
  window.addEventListener('pagehide', bye)
  const ends = [
    film.subscribe(soon),
    session.subscribe(soon),
    store.subscribe(soon),
    useOperator.subscribe(soon),
    hearEvents(act),
    () => window.removeEventListener('pagehide', bye),
  ]
  return {
    tellSoon: soon,
    end() {
      over = true
      if (timer) clearTimeout(timer)
      for (const end of ends) end()
      party?.leave()
    },
  }
}

/** Nothing to see: the battle is on the air as long as this is shown. */
export function OnAir() {
  const battle = useContext(BattleContext)
  const ways = useContext(WaysContext)
  const onward = useRef(ways)
  useEffect(() => {
    onward.current = ways
  }, [ways])
  const shown = useRef<Shown>({ muted: false, captions: null })
  const broadcast = useRef<Broadcast | null>(null)
  useEffect(() => {
    if (!battle) return
    const air = goOnAir(
      battle,
      () => shown.current,
      () => onward.current,
    )
    broadcast.current = air
    return () => {
      broadcast.current = null
      air.end()
    }
  }, [battle])
  const muted = useMuted()
  const captions = useCaptions()
  useEffect(() => {
    shown.current = { muted, captions }
    broadcast.current?.tellSoon()
  }, [muted, captions])
  return null
}
