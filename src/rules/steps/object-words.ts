/** The words about objects on the mat: a ship drops one; one that speaks moves, goes off, burns down, leaves another behind (CARD-3). */
import { aheadOf, quantise } from '../../geometry/index.ts'
import type { Decision, Spot } from '../decisions.ts'
import { askShip } from '../sides.ts'
import type { Word } from '../word.ts'
import { detonate, dropSpots, layObject, moveSpots, moveTo, removeObject, setFuse } from './objects.ts'
import { askOwner, isOwned, type Row, type Speaking, speakOn, type WordOf } from './word-row.ts'

type ObjectWord = Extract<
  Word['do'],
  'drop' | 'moveObject' | 'detonate' | 'burnDown' | 'setFuse' | 'removeObject' | 'leaveObject'
>

const spotsOf = ({ game, ship }: Speaking, { token, options }: WordOf<'drop'>): readonly Spot[] =>
  dropSpots(game, ship!, token, options)

/** Drops a token at a spot, and says what comes after. */
function dropAt({ game, frame, ship }: Speaking, { token, words }: WordOf<'drop'>, { pose }: Spot): void {
  speakOn(game, frame, ship!, words)
  layObject(game, { token, pose, side: ship!.side, ship: ship!.id, card: frame.card, from: null })
}

/** Who drops or moves something where there is a choice of places: a question, unless nobody may be asked or nothing is to be chosen. */
const asked = (
  may: boolean | undefined,
  spots: readonly Spot[],
  question: () => Omit<Extract<Decision, { kind: 'spot' }>, 'spots' | 'mayPass'>,
): readonly Decision[] | undefined =>
  spots.length > (may ? 0 : 1) ? [{ ...question(), spots, mayPass: may === true }] : undefined

/** The spots as they are told: whether something is stopped there is for the rules alone. */
const told = (spots: ReturnType<typeof moveSpots>): readonly Spot[] => spots.map(({ stopped: _, ...spot }) => spot)

export const OBJECT_WORDS: { readonly [K in ObjectWord]: Row<K> } = {
  drop: {
    needs: 'ship',
    ask: (speaking, word) => {
      const { game, frame, ship } = speaking
      return asked(word.may, spotsOf(speaking, word), () => ({
        kind: 'spot',
        ...askShip(game.state, ship!),
        what: game.catalog.tokens[word.token]!.what,
        by: ship!.id,
        card: frame.card,
        object: null,
      }))
    },
    answer(speaking, word, command) {
      if (command.type !== 'chooseSpot') return
      const spot = spotsOf(speaking, word).find(({ id }) => id === command.spot)
      if (spot) dropAt(speaking, word, spot)
    },
    run(speaking, word) {
      const [only] = spotsOf(speaking, word)
      if (only && !word.may) dropAt(speaking, word, only)
    },
  },
  moveObject: {
    needs: 'object',
    ask: ({ game, frame, object }, { templates, may }) =>
      object && isOwned(object)
        ? asked(may, told(moveSpots(game, object, templates)), () => ({
            kind: 'spot',
            ...askOwner(game, object),
            what: object.kind,
            by: object.owner.ship,
            card: frame.card,
            object: object.id,
          }))
        : undefined,
    answer({ game, object }, { templates }, command) {
      if (command.type !== 'chooseSpot') return
      const spot = moveSpots(game, object!, templates).find(({ id }) => id === command.spot)
      if (spot) moveTo(game, object!, spot)
    },
    // What nobody owns takes the first way that is open.
    run({ game, object }, { templates, may }) {
      const spots = moveSpots(game, object!, templates)
      const way = spots.find(({ stopped }) => !stopped) ?? spots[0]
      if (way && !may) moveTo(game, object!, way)
    },
  },
  detonate: {
    needs: 'object',
    run: ({ game, object }) => {
      const { fuse = 0 } = object!
      if (fuse > 0) setFuse(game, object!, fuse - 1)
      else detonate(game, object!)
    },
  },
  burnDown: {
    needs: 'object',
    run: ({ game, object }) => {
      const { fuse = 0 } = object!
      if (fuse > 0) setFuse(game, object!, fuse - 1)
      else removeObject(game, object!, 'burned')
    },
  },
  setFuse: { needs: 'object', run: ({ game, object }, { markers }) => setFuse(game, object!, markers) },
  removeObject: { needs: 'object', run: ({ game, object }) => removeObject(game, object!, 'spent') },
  leaveObject: {
    needs: 'object',
    run({ game, object }, { token, ahead }) {
      const { id, x, y, heading, owner } = object!
      const pose = quantise(aheadOf({ x, y, heading }, ahead))
      layObject(game, { token, pose, side: owner?.side ?? null, ship: owner?.ship ?? null, card: null, from: id })
    },
  },
}
