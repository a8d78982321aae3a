/** Rounds and phases come and go, and the game ends. */
import type { EventOf, Phase } from '../../rules/index.ts'
import type { Beat } from '../beat.ts'
import type { Picture } from '../picture.ts'
import { activate, said, text, withShips } from '../tools.ts'

const PHASE_SECONDS: Record<Phase, number> = {
  setup: 0.5,
  planning: 0.8,
  system: 0.8,
  activation: 0.8,
  combat: 0.8,
  end: 0.4,
}

/** The table between two things: nobody's turn, nothing laid out on it. */
function cleared(picture: Picture): Picture {
  return {
    ...activate(picture, null),
    template: null,
    ruler: null,
    arc: null,
    dice: null,
    effects: [],
    camera: { shot: 'table' },
  }
}

export const roundStarted: Beat<EventOf<'roundStarted'>> = {
  duration: () => 0.8,
  seen: 0,
  lines: event => [said('log.roundStarted', event.rules, [], { round: event.round })],
  caption: event => text('caption.roundStarted', event.rules, { round: event.round }),
  chapter: event => ({
    kind: 'round',
    title: text('log.chapter.round', event.rules, { round: event.round }),
  }),
  cues: ({ duration }) => [{ kind: 'roundStart', at: 0, duration }],
  after: (before, event) => {
    const table = cleared(before)
    const ships = table.ships.map(ship => ({ ...ship, skill: event.skills[ship.id] ?? ship.skill }))
    return { ...table, ships, round: event.round }
  },
}

export const phaseStarted: Beat<EventOf<'phaseStarted'>> = {
  duration: event => PHASE_SECONDS[event.phase],
  seen: 0,
  lines: event => [said(`log.phaseStarted.${event.phase}`, event.rules, [])],
  caption: event => text(`caption.phaseStarted.${event.phase}`, event.rules),
  chapter: event => ({ kind: 'phase', title: text(`log.phaseStarted.${event.phase}`, event.rules) }),
  after: (before, event) => ({ ...cleared(before), round: event.round, phase: event.phase, order: event.order }),
}

export const roundEnded: Beat<EventOf<'roundEnded'>> = {
  duration: () => 0.3,
  seen: 0,
  caption: () => null,
  after: before =>
    withShips(cleared(before), ship => (ship.dial === null && !ship.moved ? null : { dial: null, moved: false })),
}

export const gameEnded: Beat<EventOf<'gameEnded'>> = {
  duration: () => 2,
  seen: 0.1,
  lines: event => [resultLine(event)],
  captionLate: true,
  caption: event => {
    const { ships: _, ...words } = resultLine(event)
    return { ...words, key: words.key.replace('log.', 'caption.') }
  },
  chapter: event => ({ kind: 'end', title: text('log.chapter.end', event.rules) }),
  cues: ({ event, duration, setting }) => {
    const { winner } = event.result
    const won = winner !== null && (setting.viewer === null || winner === setting.viewer)
    return [{ kind: won ? 'victory' : 'defeat', at: 0.1 * duration, duration: 0.9 * duration }]
  },
  // Nobody turns up the dials that are left.
  after: (before, event) => ({
    ...withShips(cleared(before), ship => (ship.dial === 'down' ? { dial: null } : null)),
    result: event.result,
  }),
}

function resultLine({ result, rules }: EventOf<'gameEnded'>) {
  if (result.winner === null) return said('log.gameEnded.draw', rules, [])
  return said(`log.gameEnded.${result.by}`, rules, [], { side: result.winner })
}
