/** The commands of a battle outside of its orders: film, cameras, what is drawn, what is opened. An overlay's key that is held shows it only so long. */
import { useContext } from 'react'
import { PACES, type Pace, SPEEDS } from '../../playback/clock.ts'
import { OVERLAYS, type Overlay } from '../../playback/marks.ts'
import { commands } from '../commands/listener.ts'
import type { Press } from '../commands/press.ts'
import type { Handlers, Run } from '../commands/stack.ts'
import { useCommands } from '../commands/use-commands.ts'
import { openRules } from '../rules/rulebook-store.ts'
import { switchStyle } from '../settings.ts'
import { switchSound } from '../sound.ts'
import { nextCaptions } from '../watch/level.ts'
import { isByHand } from './by-hand.ts'
import { type Battle, BattleContext } from './context.ts'
import { askedAbout } from './explained.ts'
import { changeSpeed, playOrPause, skipOrAgain } from './film/transport.tsx'
import { nextCamera, toggled } from './screen-store.ts'

/** Whoever holds an overlay's key so long wants a look, and nothing that stays, ms. */
const PEEK_MS = 450

/** Space presses what a person went to; a key of an order that has the focus by itself waits for Enter, and the film goes on. */
const isUnmeant = ({ target }: Press): boolean => target?.matches('[data-panel] button') === true && !isByHand(target)

/** The film one speed faster or slower. */
function changePace({ session: { film, mode } }: Battle, step: 1 | -1): void {
  const paces: readonly Pace[] = mode === 'play' ? PACES : SPEEDS
  const index = paces.findIndex(pace => pace === 'instant' || (film.pace !== 'instant' && pace >= film.pace))
  changeSpeed(film, paces[Math.min(paces.length - 1, Math.max(0, index + step))] ?? 1)
}

/** Draws something on the table or takes it away; what a key draws goes with it that is held long enough. */
function draws({ store }: Battle, one: Overlay): Run {
  return press => {
    store.getState().set({ overlays: toggled(store.getState().overlays, one) })
    if (!press || !store.getState().overlays.includes(one)) return
    return (ms: number) => {
      const { overlays, set } = store.getState()
      if (ms >= PEEK_MS) set({ overlays: overlays.filter(other => other !== one) })
    }
  }
}

/** What a battle does at the commands that it has whatever is asked. */
export function battleCommands(battle: Battle, flat: boolean): Handlers {
  const { session, store } = battle
  const { film, mode } = session
  const { set } = store.getState()
  const camera = (step: 1 | -1) => set(nextCamera(store.getState(), step, flat))
  return {
    ...Object.fromEntries(OVERLAYS.map(one => [one, draws(battle, one)])),
    skip: {
      over: isUnmeant,
      run: press => {
        // Held down it skips to the end, and begins nothing anew.
        if (!press?.repeat || film.clock.t < film.timeline.duration) skipOrAgain(session)
      },
    },
    pause: () => playOrPause(session),
    earlier: () => film.step(-1),
    later: () => film.step(1),
    slower: () => changePace(battle, -1),
    faster: () => changePace(battle, 1),
    // Whoever watches has it always, and its chapters by the same key.
    line: mode === 'play' ? () => set({ timeline: !store.getState().timeline }) : null,
    again: () => set({ replaying: !store.getState().replaying }),
    sound: () => switchSound(),
    camera: () => camera(1),
    cameraBack: () => camera(-1),
    style: flat ? null : switchStyle,
    clip: () => set({ dialog: 'clip' }),
    photo: () => set({ dialog: 'photo' }),
    captions: nextCaptions,
    rules: () => openRules(),
    // Where no round is ever begun again, the key that would take back says so.
    rewind: () => (session.mode === 'play' && session.undo() ? set({ dialog: 'rewind' }) : commands.run('undo')),
    mirror: () => set({ mirror: !store.getState().mirror, why: false }),
    help: press => {
      const explained = press && askedAbout()
      set(explained ? { explained } : { dialog: 'help' })
    },
    back: () => set({ dialog: 'menu' }),
  }
}

/** Offers them as long as the battle is on the screen. */
export function useBattleCommands(flat: boolean): void {
  const battle = useContext(BattleContext)
  useCommands(battle ? battleCommands(battle, flat) : {})
}
