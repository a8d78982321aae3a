/**
 * Sealed dials. As soon as a player has planned, the dials go under a hash that everybody may read; when they lie open on the table, so
 * does what the hash was made of. No plan can be changed after the seal, nor be read out of it.
 */
import type { Command, GameEvent, GameState, ManoeuvreKey, PlayerId, ShipId, Side } from '../rules/index.ts'
import { hashOf } from './hash.ts'

/** The dials of one player’s ships, by ship. */
export type SealedDials = Readonly<Record<ShipId, ManoeuvreKey>>

/** What lay under a seal. `at`: commands played when it was opened, so that nobody is shown it before the reveals. */
export type Opening = { readonly dials: SealedDials; readonly nonce: string; readonly at: number }

/** One player’s plan of one round. `hash`: SHA-256 of `sealText`, 64 hexadecimal digits. `opened` null: still face down. */
export type Seal = {
  readonly player: PlayerId
  readonly side: Side
  readonly round: number
  readonly hash: string
  readonly opened: Opening | null
}

/** The one line a seal is the hash of, ships in the order of their ids. Any tool for SHA-256 takes it as it is, without a line end. */
export const sealText = (seal: Pick<Seal, 'player' | 'round'>, dials: SealedDials, nonce: string): string =>
  [
    'koiogran seal 1',
    `round ${seal.round}`,
    seal.player,
    ...Object.keys(dials)
      .sort()
      .map(ship => `${ship} ${dials[ship]}`),
    `nonce ${nonce}`,
  ].join('; ')

/** Whether an opened seal holds: its dials and its nonce give the hash that was published. False while it is closed. */
export const checkSeal = (seal: Seal): boolean =>
  seal.opened !== null && hashOf(sealText(seal, seal.opened.dials, seal.opened.nonce)) === seal.hash

/**
 * 128 bits, 32 hexadecimal digits. Only the match knows its seed, so nobody can try dials against the hash; and as the dials enter
 * as well, a nonce that was seen once says nothing about another plan of the same round.
 */
const nonceOf = (seed: string, player: PlayerId, round: number, dials: SealedDials): string =>
  hashOf(JSON.stringify(['koiogran nonce 1', seed, sealText({ player, round }, dials, '')])).slice(0, 32)

export type Sealer = {
  /** All seals so far by round and player: plain data, another list after every change. */
  readonly seals: readonly Seal[]
  /** Seals what a player has planned, the dials in the log included. The same plan twice is one seal. */
  seal(player: PlayerId, round: number, planned: readonly Command[]): void
  /**
   * Looks at a command that was played in `round`, at what came of it, and at the state since. Plans that nobody sealed before – of a
   * log that is played again – are sealed now. A seal opens with what was shown, once the last of its dials lies open (ACT-2),
   * or Activation or the battle is over: then the dials of ships lost before their reveal hide nothing any more.
   */
  follow(command: Command, round: number, news: readonly GameEvent[], state: GameState, at: number): void
}

/** Keeps the seals of a match with this seed between these players. */
export function sealer(seed: string, players: GameState['players']): Sealer {
  let seals: readonly Seal[] = []
  let current = -1
  const set = new Map<PlayerId, Record<ShipId, ManoeuvreKey>>(players.map(({ id }) => [id, {}]))
  const shown: Record<ShipId, ManoeuvreKey> = {}
  const nonces = new Map<Seal, string>()

  const begin = (round: number): void => {
    if (round === current) return
    current = round
    for (const list of [...set.values(), shown]) for (const ship of Object.keys(list)) delete list[ship]
  }

  const close = (player: PlayerId, dials: SealedDials): void => {
    if (Object.keys(dials).length === 0 || seals.some(seal => seal.player === player && seal.round === current)) return
    const nonce = nonceOf(seed, player, current, dials)
    const seal: Seal = {
      player,
      side: players.find(({ id }) => id === player)!.side,
      round: current,
      hash: hashOf(sealText({ player, round: current }, dials, nonce)),
      opened: null,
    }
    nonces.set(seal, nonce)
    // The list is the same whoever was faster.
    const place = (one: Seal) => players.findIndex(({ id }) => id === one.player)
    const later = seals.filter(one => one.round === current && place(one) > place(seal))
    seals = [...seals.filter(one => !later.includes(one)), seal, ...later]
  }

  const open = (seal: Seal, state: GameState, at: number): Seal => {
    const nonce = nonces.get(seal)
    if (seal.opened || nonce === undefined) return seal
    const ships = Object.keys(set.get(seal.player)!)
    // A plan that was never played has nothing to show.
    if (ships.length === 0) return seal
    const over = state.result !== null || state.round !== seal.round || !/^(planning|activation)$/.test(state.phase)
    if (!over && !ships.every(ship => shown[ship])) return seal
    nonces.delete(seal)
    // What everybody saw, not what was sealed: if the two differed, the check would tell.
    const dials = Object.fromEntries(ships.map(ship => [ship, shown[ship] ?? set.get(seal.player)![ship]!]))
    return { ...seal, opened: { dials, nonce, at } }
  }

  return {
    get seals() {
      return seals
    },
    seal(player, round, planned) {
      begin(round)
      close(player, { ...set.get(player), ...dialsIn(planned) })
    },
    follow(command, round, news, state, at) {
      begin(round)
      if (command.type === 'setDial') set.get(command.player)![command.ship] = command.manoeuvre
      const asked = (id: PlayerId) => state.open.some(open => open.player === id && open.kind === 'dial')
      for (const { id } of players) if (!asked(id)) close(id, set.get(id)!)
      for (const event of news) if (event.type === 'dialRevealed') shown[event.ship] = event.manoeuvre
      const looked = seals
        .map(seal => open(seal, state, at))
        // Given up before it was played, a plan is none: a replay knows nothing of it either.
        .filter(seal => state.result === null || seal.opened !== null)
      if (looked.length < seals.length || looked.some((seal, index) => seal !== seals[index])) seals = looked
    },
  }
}

const dialsIn = (commands: readonly Command[]): SealedDials =>
  Object.fromEntries(commands.flatMap(one => (one.type === 'setDial' ? [[one.ship, one.manoeuvre]] : [])))
