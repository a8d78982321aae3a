/** What each declarative word does (CARD-3, CARD-4): one row a word. A new word is a line in `Word` and a row here. */
import { range } from '../../geometry/index.ts'
import type { Game, Targets, Word } from '../catalog.ts'
import type { Command } from '../commands.ts'
import type { Decision } from '../decisions.ts'
import { countSite, emit, push, siteOf } from '../run.ts'
import { askShip, friendly, hostile } from '../sides.ts'
import type { Frame, Ship } from '../state.ts'
import { agilityOf, bodyOf, chassisOf, shipOf, softens } from '../values.ts'
import { isPrimary, weaponsOf } from '../weapons.ts'
import { pilotFor } from './reinforce.ts'
import { end } from './round.ts'
import { gainToken, loseToken } from './tokens.ts'

/** Words being carried out for a card; `owner` null: the mission speaks. `index` is the word that comes next, or waits for an answer. */
export type WordsFrame = Frame & { owner: string | null; card: string; words: Word[]; index: number; repair?: boolean }

/** The ship whose card it is; null: the mission speaks. */
type Speaking = { readonly game: Game; readonly frame: WordsFrame; readonly ship: Ship | null }
type WordOf<K extends Word['do']> = Extract<Word, { readonly do: K }>

type Row<K extends Word['do']> = {
  /** What must be answered before it is carried out; undefined: nothing. Changes nothing. */
  readonly ask?: (speaking: Speaking, word: WordOf<K>) => readonly Decision[] | undefined
  readonly answer?: (speaking: Speaking, word: WordOf<K>, command: Command) => void
  /** Carries it out where nothing is asked. */
  readonly run: (speaking: Speaking, word: WordOf<K>) => void
}

/** Discards an upgrade card of a ship, if it has it still (UPG-3). */
export function discardUpgrade(game: Game, ship: Ship, card: string): void {
  const equipped = ship.upgrades.find(other => other.card === card && !other.discarded)
  if (!equipped) return
  equipped.discarded = true
  emit(game, { type: 'upgradeDiscarded', ship: ship.id, card, rules: ['UPG-3'] })
}

const secondary = (game: Game, ship: Ship): string[] =>
  weaponsOf(game, ship).filter(weapon => !isPrimary(game.catalog, weapon))

/** The ships that words are for, in order of creation. */
function targetsOf(game: Game, ship: Ship, { whose, within }: Targets): Ship[] {
  const body = bodyOf(game.catalog, ship)
  const fits = (other: Ship): boolean =>
    other !== ship &&
    other.status === 'play' &&
    (whose === 'any' || (whose === 'friendly' ? friendly(other, ship) : hostile(other, ship))) &&
    (range(body, bodyOf(game.catalog, other)).band ?? Number.POSITIVE_INFINITY) <= within
  return game.state.ships.filter(fits)
}

/** Carries words of a card out on another ship. */
const speakOn = (game: Game, { card }: WordsFrame, ship: Ship, words: readonly Word[]): void =>
  push<WordsFrame>(game, { step: 'words', owner: ship.id, card, words: [...words], index: 0 })

const ROWS: { readonly [K in Word['do']]: Row<K> } = {
  suffer: {
    run({ game, ship }, { damage, critical = 0 }) {
      const soft = critical > 0 && softens(game, ship!) ? critical : 0
      const [hits, crits] = [damage + soft, critical - soft]
      push(game, { step: 'damage', ship: ship!.id, hits, crits, by: null, drawing: false })
    },
  },
  each: {
    run: ({ game, frame, ship }, { of, words }) => {
      // What is on top of the stack comes first.
      for (const other of [...targetsOf(game, ship!, of)].reverse()) speakOn(game, frame, other, words)
    },
  },
  choose: {
    ask({ game, frame, ship }, { of }) {
      const ships = targetsOf(game, ship!, of).map(({ id }) => id)
      return ships.length > 1 ? [{ kind: 'ship', ...askShip(game.state, ship!), why: frame.card, ships }] : undefined
    },
    answer({ game, frame }, { words }, command) {
      if (command.type === 'chooseShip') speakOn(game, frame, shipOf(game.state, command.ship), words)
    },
    run({ game, frame, ship }, { of, words }) {
      const [only] = targetsOf(game, ship!, of)
      if (only) speakOn(game, frame, only, words)
    },
  },
  rollDie: {
    ask: ({ game, frame, ship }) => [
      {
        kind: 'roll',
        player: 'chance',
        at: game.state.at,
        site: siteOf(game, ship!.id, frame.card),
        dice: 'attack',
        count: 1,
        reroll: false,
        ship: ship!.id,
        card: frame.card,
      },
    ],
    answer({ game, frame, ship }, word, command) {
      if (command.type !== 'roll') return
      const { card } = frame
      const site = siteOf(game, ship!.id, card)
      countSite(game, ship!.id, card)
      const face = command.faces[0]!
      const effect = (word.faces as readonly string[]).includes(face)
      emit(game, { type: 'cardRolled', ship: ship!.id, card, site, face, effect, rules: ['CARD-3', 'CRIT-1'] })
      if (effect) frame.words.splice(frame.index, 0, ...word.words)
    },
    run: () => {},
  },
  gainToken: {
    run: ({ game, frame, ship }, { token, count }) => gainToken(game, ship!, token, count, frame.card, ['CARD-2']),
  },
  loseToken: {
    run: ({ game, frame, ship }, { token, count }) => loseToken(game, ship!, token, count, frame.card, ['CARD-2']),
  },
  turnDown: {
    run({ game, frame, ship }) {
      const card = ship!.damage.find(other => other.faceUp && other.kind === frame.card)
      if (!card) return
      card.faceUp = false
      const why = frame.repair ? 'repaired' : 'resolved'
      emit(game, { type: 'damageTurnedDown', ship: ship!.id, kind: frame.card, why, rules: ['CRIT-3'] })
    },
  },
  regainShield: {
    run({ game, frame, ship }) {
      if (ship!.shields >= chassisOf(game.catalog, ship!).shields) return
      ship!.shields += 1
      const rules = ['SETUP-9', 'CARD-2']
      emit(game, { type: 'shieldRegained', ship: ship!.id, left: ship!.shields, card: frame.card, rules })
    },
  },
  lastThisRound: {
    run({ game, frame, ship }) {
      ship!.lasting.push(frame.card)
      const rules = ['ACTION-CARD-1', 'CARD-2']
      emit(game, { type: 'effectBegan', ship: ship!.id, card: frame.card, agility: agilityOf(game, ship!), rules })
    },
  },
  count: {
    run({ game }, { what, rule }) {
      const count = Number(game.state.memory[what] ?? 0) + 1
      game.state.memory[what] = count
      emit(game, { type: 'counted', what, count, rules: [rule] })
    },
  },
  unmark: {
    run({ game }, { what, noting, rule }) {
      const { memory } = game.state
      memory[noting] = 1
      emit(game, { type: 'shipUnmarked', ship: String(memory[what]), what, rules: [rule] })
    },
  },
  discardWeapon: {
    ask({ game, frame, ship }) {
      const cards = secondary(game, ship!)
      if (cards.length <= 1) return
      return [{ kind: 'card', ...askShip(game.state, ship!), ship: ship!.id, why: frame.card, cards }]
    },
    answer({ game, ship }, _word, command) {
      if (command.type === 'chooseCard') discardUpgrade(game, ship!, command.card)
    },
    run({ game, ship }) {
      const [only] = secondary(game, ship!)
      if (only) discardUpgrade(game, ship!, only)
    },
  },
  freeAction: {
    run: ({ game, ship }, { actions }) => push(game, { step: 'action', ship: ship!.id, free: [...actions] }),
  },
  offerManoeuvre: {
    run({ game }, { chassis, options, rule }) {
      const mover = game.state.ships.find(other => other.chassis === chassis && other.status === 'play')
      if (mover) push(game, { step: 'offerManoeuvre', ship: mover.id, options: [...options], rule })
    },
  },
  offerReinforcements: {
    run: ({ game }, { side, pilot, zone, rule }) =>
      push(game, { step: 'reinforce', side, pilot: pilotFor(game, side, pilot), zone, rule, index: 0 }),
  },
  win: { run: ({ game }, { side }) => end(game, { winner: side, by: 'goal' }, ['MISSION-GEN-6']) },
}

/** The row of a word. */
export const wordRow = (word: Word): Row<Word['do']> => ROWS[word.do] as unknown as Row<Word['do']>
