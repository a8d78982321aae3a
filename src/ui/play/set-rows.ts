/** What a battle on the screen needs of every set – looks, words, medals, progress lines –, demanded as soon as a battle may begin. */
import { BOX, type ContentSet, demandAims, demandRows } from '../../content/index.ts'
import { has, inSet, wordOfSet } from '../../locale/index.ts'
import { missingLooks } from '../../looks/index.ts'
import { MEDAL_RULES } from '../../match/medals.ts'
import type { Effects, Word } from '../../rules/index.ts'
import { LINES } from './mission-progress.tsx'
import './english.ts'
// Rows of a set that comes late come with it, and are not demanded before.
import '../sets.ts'

/** The words of effects, as far as they are not put together while they are carried out. */
const wordsIn = ({ reactions = {} }: Effects): readonly Word[] => {
  const flat = (words: readonly Word[]): readonly Word[] =>
    words.flatMap(word => ('words' in word ? [word, ...flat(word.words)] : [word]))
  return Object.values(reactions).flatMap(({ do: told }) =>
    typeof told === 'function' ? [] : flat(told as readonly Word[]),
  )
}

/** The keys that a set wants words for. */
export function keysOf({
  factions,
  chassis,
  pilots,
  upgrades,
  damage,
  decks = [],
  kinds,
  tokens,
  shipTokens,
  missions,
}: ContentSet): readonly string[] {
  // Cards of one id in several decks of a set are called alike.
  const cards = new Set([damage, ...decks.map(deck => deck.cards)].flat().map(({ id }) => id))
  const marks = missions.flatMap(({ setup }) => setup.flatMap(step => ('as' in step ? step.as : [])))
  /** What a mission has laid before the first round; anything else is dropped or left behind. */
  const markers = missions.flatMap(({ setup }) => setup.flatMap(step => ('what' in step ? step.what : [])))
  /** What it prints a place for lies there from the start. */
  const laid = missions.flatMap(({ setup }) =>
    setup.flatMap(step => ('tokens' in step ? step.tokens.map(({ token }) => token) : [])),
  )
  const laidKinds = [...new Set(tokens.flatMap(({ id, what }) => (laid.includes(id) ? what : [])))]
  const words = missions.flatMap(({ effects }) => wordsIn(effects))
  const named = (kind: Word['do']) =>
    words.flatMap(word => (word.do === kind && 'what' in word ? String(word.what) : []))
  return [
    ...factions.map(id => `faction.${id}`),
    ...chassis.map(({ id }) => `chassis.${id}`),
    ...chassis.flatMap(({ primaries }) => primaries.map(({ id }) => `weapon.${id}`)),
    ...pilots.flatMap(({ id, effects }) => [`pilot.${id}`, ...(effects ? [`pilot.${id}.ability`] : [])]),
    ...upgrades.flatMap(({ id }) => [`upgrade.${id}.name`, `upgrade.${id}.ability`]),
    ...[...cards].flatMap(id => [`damage.${id}.name`, `damage.${id}.text`]),
    ...shipTokens.map(({ id }) => `token.${id}`),
    ...kinds.flatMap(({ id, obstacle, carried }) => [
      `token.name.${id}`,
      `object.${id}`,
      ...(obstacle || markers.includes(id)
        ? [
            `ui.token.${id}`,
            ...['log', 'caption'].flatMap(where => [`${where}.tokenPlaced.${id}`, `${where}.tokenImpossible.${id}`]),
          ]
        : []),
      ...(carried ? ['log.objectTaken', 'caption.objectTaken'].map(what => `${what}.${id}`) : []),
      ...(carried
        ? ['log', 'caption'].map(where => `${where}.${carried.falls ? 'objectFell' : 'objectsLost'}.${id}`)
        : []),
    ]),
    ...laidKinds.flatMap(id => [`log.tokenLaid.${id}`, `caption.tokenPlaced.${id}`]),
    ...missions.flatMap(({ id }) => [
      `mission.${id}.name`,
      `mission.${id}.short`,
      ...['first', 'second'].flatMap(side => [`mission.${id}.goal.${side}`, `mission.${id}.won.${side}`]),
    ]),
    ...marks.flatMap(what => [`log.shipMarked.${what}`, `caption.shipMarked.${what}`]),
    ...named('unmark').flatMap(what => [`log.shipUnmarked.${what}`, `caption.shipUnmarked.${what}`]),
    ...named('count').flatMap(what => [
      `log.counted.${what}`,
      `caption.counted.${what}.waiting`,
      `caption.counted.${what}.free`,
    ]),
  ]
}

/** What is printed on cards and in missions, which another set may have under the same id: nobody speaks for it but the set itself. */
const OWN = /^(?:pilot|upgrade|damage|mission)\./

/** The keys that a set wants words for and that have none. */
const unsaid = (set: ContentSet): readonly string[] =>
  keysOf(set).filter(key =>
    set.id !== BOX && OWN.test(key) ? wordOfSet(set.id, 'en', key) === undefined : !inSet(set.id, () => has(key)),
  )

demandRows('src/looks', missingLooks)
demandRows('src/locale', set => unsaid(set).map(key => `words for “${key}”`))
demandAims('src/match/medals.ts', 'medals', MEDAL_RULES)
demandAims('src/ui/play/mission-progress.tsx', 'progress line', LINES)
