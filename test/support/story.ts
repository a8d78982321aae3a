/** What must hold in every story: each event can follow those before it. */
import type { EventOf, GameEvent, ShipId } from '../../src/rules/index.ts'
import { readRulebook } from '../tools/rulebook.ts'

/** What may come after each phase; the System phase is played only where somebody speaks in it. */
const NEXT_PHASE: Readonly<Record<string, readonly string[]>> = {
  setup: ['planning'],
  planning: ['system', 'activation'],
  system: ['activation'],
  activation: ['combat'],
  combat: ['end'],
  end: ['planning'],
}

const RULES: ReadonlySet<string> = new Set(readRulebook().rules.map(rule => rule.id))

/** Follows the story event by event and throws at the first that cannot be. */
export function storyChecker(): (event: GameEvent) => void {
  let phase = 'setup'
  let round = 0
  let over = false
  let disabled: ShipId | null = null
  const stress = new Map<ShipId, number>()
  /** Who lost its action this round, to whom or to what. */
  const noAction = new Map<ShipId, string>()
  /** Obstacles a ship has hit and not yet rolled for. */
  const dice = new Map<ShipId, string[]>()
  const lasting = new Set<string>()
  const carried = new Map<string, ShipId>()
  const satellites = new Set<string>()
  let moved = new Set<ShipId>()
  let fought = new Set<ShipId>()
  const gone = new Set<ShipId>()
  const fail = (event: GameEvent, what: string): never => {
    throw new Error(`invariant: ${what}: ${JSON.stringify(event)}`)
  }
  const diceDue = (event: GameEvent): void => {
    for (const [ship, hits] of dice)
      if (hits.length > 0 && !gone.has(ship)) fail(event, `${ship} owes a die for ${hits}`)
    dice.clear()
  }
  const fights = (event: GameEvent, ship: ShipId): void => {
    if (phase !== 'combat' || fought.has(ship)) fail(event, 'attacks or scans twice')
    fought.add(ship)
  }
  const executed = (event: EventOf<'manoeuvreExecuted'>): void => {
    diceDue(event)
    if (event.difficulty === 'red' && (stress.get(event.ship) ?? 0) > 0) fail(event, 'a stressed ship flies red')
    const speed = Number(event.manoeuvre.split(' ')[1])
    if (event.ship === disabled && round < 5 && speed > 2) fail(event, 'the disabled ship is too fast')
    if (event.overlapped.length > 0) noAction.set(event.ship, 'overlap')
    if (event.obstacles.length === 0) return
    noAction.set(event.ship, 'obstacle')
    if (new Set(event.obstacles).size !== event.obstacles.length) fail(event, 'an obstacle is hit twice')
    dice.set(event.ship, [...event.obstacles])
  }

  return event => {
    if (over) fail(event, 'an event after the end')
    if (event.rules.length === 0) fail(event, 'an event without a rule')
    for (const rule of event.rules) if (!RULES.has(rule)) fail(event, `no rule ${rule}`)
    if ('ship' in event && typeof event.ship === 'string' && gone.has(event.ship) && event.type !== 'lockRemoved')
      fail(event, 'a ship that has left does something')
    switch (event.type) {
      case 'roundStarted':
        round = event.round
        noAction.clear()
        return
      case 'phaseStarted':
        if (!NEXT_PHASE[phase]?.includes(event.phase)) fail(event, `no way from ${phase}`)
        phase = event.phase
        moved = new Set()
        fought = new Set()
        diceDue(event)
        return
      case 'dialRevealed':
        if (phase !== 'activation' || moved.has(event.ship)) fail(event, 'activated twice')
        moved.add(event.ship)
        diceDue(event)
        return
      case 'manoeuvreExecuted':
        executed(event)
        return
      case 'obstacleRolled': {
        if (dice.get(event.ship)?.shift() !== event.obstacle) fail(event, 'no die was due for it')
        const shown = event.face === 'hit' || event.face === 'crit' ? 1 : 0
        if (event.hits + event.crits !== shown) fail(event, 'another damage than the die shows')
        return
      }
      case 'actionPerformed':
        if ((stress.get(event.ship) ?? 0) > 0) fail(event, 'a stressed ship acts')
        if (!event.free && noAction.has(event.ship)) fail(event, `acts after ${noAction.get(event.ship)}`)
        return
      case 'attackDeclared':
        fights(event, event.attacker)
        return
      case 'objectTaken':
        fights(event, event.ship)
        if (!satellites.has(event.object) || carried.has(event.object)) fail(event, 'it is not on the mat')
        carried.set(event.object, event.ship)
        if (event.left !== satellites.size - carried.size) fail(event, `not ${event.left} are left`)
        return
      case 'objectFell':
        if (carried.get(event.object) !== event.ship) fail(event, 'it did not carry that')
        carried.delete(event.object)
        return
      case 'objectsLost': {
        const had = [...carried].filter(([, ship]) => ship === event.ship).map(([marker]) => marker)
        if (had.sort().join() !== [...event.objects].sort().join()) fail(event, `it carried ${had}`)
        for (const marker of had) carried.set(marker, 'supply')
        return
      }
      case 'tokenPlaced':
        if (phase !== 'setup') fail(event, 'a token after the setup')
        if (event.what === 'satellite' || event.what === 'comrade') satellites.add(event.token)
        return
      case 'shipMarked':
        disabled = event.ship
        return
      case 'shipUnmarked':
        if (event.ship !== disabled || round !== 5) fail(event, 'repaired')
        return
      case 'effectBegan':
        if (lasting.has(`${event.ship} ${event.card}`)) fail(event, 'it lasts already')
        lasting.add(`${event.ship} ${event.card}`)
        return
      case 'effectEnded':
        if (!lasting.delete(`${event.ship} ${event.card}`)) fail(event, 'it never began')
        return
      case 'roundEnded':
        for (const effect of lasting) if (!gone.has(effect.split(' ')[0]!)) fail(event, `${effect} outlives its round`)
        lasting.clear()
        return
      case 'tokenGained':
      case 'tokenRemoved': {
        if (event.token !== 'stress') return
        const change = event.type === 'tokenGained' ? event.count : -event.count
        stress.set(event.ship, (stress.get(event.ship) ?? 0) + change)
        return
      }
      case 'shipDestroyed':
      case 'shipFled':
        gone.add(event.ship)
        return
      case 'gameEnded':
        over = true
    }
  }
}
