/** What each declarative word does (CARD-3, CARD-4): one row a word. A new word is a line in `Word` and a row here. */
import type { Catalog, Game } from '../catalog.ts'
import type { LateWord } from '../later/late.ts'
import { countSite, emit, push, siteOf } from '../run.ts'
import { askShip } from '../sides.ts'
import type { Ship } from '../state.ts'
import { agilityOf, chassisOf, shipOf, softenedBy } from '../values.ts'
import { isPrimary, weaponsOf } from '../weapons.ts'
import type { Word } from '../word.ts'
import { OBJECT_WORDS } from './object-words.ts'
import { pilotFor } from './reinforce.ts'
import { end } from './round.ts'
import { gainToken, loseToken } from './tokens.ts'
import { askOwner, creditOf, isOwned, type Row, type Speaking, speakOn, targetsOf } from './word-row.ts'

/** Discards an upgrade card of a ship, if it has it still (UPG-3). */
export function discardUpgrade(game: Game, ship: Ship, card: string): void {
  const equipped = ship.upgrades.find(other => other.card === card && !other.discarded)
  if (!equipped) return
  equipped.discarded = true
  emit(game, { type: 'upgradeDiscarded', ship: ship.id, card, rules: ['UPG-3'] })
}

const secondary = (game: Game, ship: Ship): string[] =>
  weaponsOf(game, ship).filter(weapon => !isPrimary(game.catalog, weapon))

/** Who chooses for words: the owner of what speaks from the mat, or whoever decides for the ship; null: nobody, and the first is taken. */
function chooserOf({ game, ship, object }: Speaking): ReturnType<typeof askShip> | null {
  if (object && isOwned(object)) return askOwner(game, object)
  return ship && askShip(game.state, ship)
}

const ROWS: { readonly [K in Exclude<Word['do'], LateWord>]: Row<K> } = {
  suffer: {
    needs: 'ship',
    run({ game, ship, object }, { damage, critical = 0 }) {
      const soft = critical > 0 && softenedBy(game, ship!) ? critical : 0
      const [hits, crits] = [damage + soft, critical - soft]
      push(game, { step: 'damage', ship: ship!.id, hits, crits, by: creditOf(object, ship!), drawing: false })
    },
  },
  each: {
    needs: 'either',
    run: (speaking, { of, words }) => {
      // What is on top of the stack comes first.
      for (const other of [...targetsOf(speaking, of)].reverse()) speakOn(speaking.game, speaking.frame, other, words)
    },
  },
  choose: {
    needs: 'either',
    ask(speaking, { of }) {
      const asked = chooserOf(speaking)
      const ships = targetsOf(speaking, of).map(({ id }) => id)
      return asked && ships.length > 1 ? [{ kind: 'ship', ...asked, why: speaking.frame.card, ships }] : undefined
    },
    answer({ game, frame }, { words }, command) {
      if (command.type === 'chooseShip') speakOn(game, frame, shipOf(game.state, command.ship), words)
    },
    run(speaking, { of, words }) {
      const [only] = targetsOf(speaking, of)
      if (only) speakOn(speaking.game, speaking.frame, only, words)
    },
  },
  rollDie: {
    needs: 'ship',
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
    needs: 'ship',
    run: ({ game, frame, ship }, { token, count }) => gainToken(game, ship!, token, count, frame.card, ['CARD-2']),
  },
  loseToken: {
    needs: 'ship',
    run: ({ game, frame, ship }, { token, count }) => loseToken(game, ship!, token, count, frame.card, ['CARD-2']),
  },
  turnDown: {
    needs: 'ship',
    run({ game, frame, ship }) {
      const card = ship!.damage.find(other => other.faceUp && other.kind === frame.card)
      if (!card) return
      card.faceUp = false
      const why = frame.repair ? 'repaired' : 'resolved'
      emit(game, { type: 'damageTurnedDown', ship: ship!.id, kind: frame.card, why, rules: ['CRIT-3'] })
    },
  },
  regainShield: {
    needs: 'ship',
    run({ game, frame, ship }) {
      if (ship!.shields >= chassisOf(game.catalog, ship!).shields) return
      ship!.shields += 1
      const rules = ['SETUP-9', 'CARD-2']
      emit(game, { type: 'shieldRegained', ship: ship!.id, left: ship!.shields, card: frame.card, rules })
    },
  },
  lastThisRound: {
    needs: 'ship',
    run({ game, frame, ship }) {
      ship!.lasting.push(frame.card)
      const rules = ['ACTION-CARD-1', 'CARD-2']
      emit(game, { type: 'effectBegan', ship: ship!.id, card: frame.card, agility: agilityOf(game, ship!), rules })
    },
  },
  count: {
    needs: 'nobody',
    run({ game }, { what, rule }) {
      const count = Number(game.state.memory[what] ?? 0) + 1
      game.state.memory[what] = count
      emit(game, { type: 'counted', what, count, rules: [rule] })
    },
  },
  unmark: {
    needs: 'nobody',
    run({ game }, { what, noting, rule }) {
      const { memory } = game.state
      memory[noting] = 1
      emit(game, { type: 'shipUnmarked', ship: String(memory[what]), what, rules: [rule] })
    },
  },
  discardWeapon: {
    needs: 'ship',
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
    needs: 'ship',
    run: ({ game, ship }, { actions, colour }) =>
      push(game, { step: 'action', ship: ship!.id, free: [...actions], ...(colour && { colour }) }),
  },
  offerManoeuvre: {
    needs: 'nobody',
    run({ game }, { chassis, options, rule }) {
      const mover = game.state.ships.find(other => other.chassis === chassis && other.status === 'play')
      if (mover) push(game, { step: 'offerManoeuvre', ship: mover.id, options: [...options], rule })
    },
  },
  offerReinforcements: {
    needs: 'nobody',
    run: ({ game }, { side, pilot, zone, rule }) =>
      push(game, { step: 'reinforce', side, pilot: pilotFor(game, side, pilot), zone, rule, index: 0 }),
  },
  win: {
    needs: 'nobody',
    run: ({ game }, { side }) => end(game, { winner: side, by: 'goal' }, ['MISSION-GEN-6']),
  },
  discard: { needs: 'ship', run: ({ game, frame, ship }) => discardUpgrade(game, ship!, frame.card) },
  ...OBJECT_WORDS,
}

/** The row of a word; a late one comes with the rules of its set. */
export function wordRow({ layer }: Pick<Catalog, 'layer'>, word: Word): Row<Word['do']> {
  const rows = ROWS as Readonly<Record<string, unknown>>
  return (rows[word.do] ?? layer?.late?.words[word.do as LateWord]) as Row<Word['do']>
}

/** Who must be there for a word: the ship of the card, the object that speaks, one of them, or nobody. */
export const wordNeeds = (catalog: Pick<Catalog, 'layer'>, word: Word): Row<Word['do']>['needs'] =>
  wordRow(catalog, word).needs
