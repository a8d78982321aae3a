/** An attack from its declaration to its end; its dice and the damage have files of their own. */
import type { EventOf } from '../../rules/index.ts'
import type { Beat, Showing } from '../beat.ts'
import type { EffectPicture, Picture } from '../picture.ts'
import { activate, fade, said, scatter, shipIn, smooth, span, text } from '../tools.ts'
import { cancel, emptyTray, layOut, shows } from '../tray.ts'

/** Part of the comparison after which the shots fly. */
const FIRE = 0.52
/** How faint a cancelled die becomes. */
const FAINT = 0.2

/** The ruler and the arc with another opacity; gone at 0. */
function measured(picture: Picture, opacity: number): Picture {
  const { ruler, arc } = picture
  if (opacity <= 0) return { ...picture, ruler: null, arc: null }
  return { ...picture, ruler: ruler && { ...ruler, opacity }, arc: arc && { ...arc, opacity } }
}

export const attackDeclared: Beat<EventOf<'attackDeclared'>> = {
  duration: () => 1,
  seen: 0,
  lines: ({ attacker, defender, weapon, band, obstructed, rules }) => {
    const named: Record<string, string> = weapon === 'primary' ? { weapon } : { card: weapon }
    const key = `log.attackDeclared.${obstructed ? 'obstructed' : 'clear'}${weapon === 'primary' ? '' : '.card'}`
    return [said(key, rules, [attacker, defender], { attacker, defender, band, ...named })]
  },
  caption: ({ attacker, defender, weapon, obstructed, rules }) => {
    if (weapon !== 'primary') return text('caption.attackDeclared.card', rules, { defender, card: weapon })
    return text(`caption.attackDeclared${obstructed ? '.obstructed' : ''}`, rules, { attacker, defender })
  },
  chapter: ({ attacker, defender, rules }) => ({
    kind: 'attack',
    title: text('log.chapter.attack', rules, { attacker, defender }),
  }),
  show: ({ now, progress, setting }) => measured(now, Math.max(0.001, fade(progress, 0.4, 0, setting.reducedMotion))),
  after: (before, { attacker, defender, weapon, line, band, obstructed }) => ({
    ...activate(before, attacker),
    ruler: { attacker, defender, weapon, from: line.from, to: line.to, band, obstructed, opacity: 1 },
    arc: { ship: attacker, opacity: 1 },
    dice: emptyTray(attacker, defender),
    camera: { shot: 'pair', from: attacker, to: defender },
  }),
}

export const attackSkipped: Beat<EventOf<'attackSkipped'>> = {
  duration: event => (event.why === 'passed' ? 0.2 : 0.6),
  seen: 0,
  lines: ({ ship, why, rules }) => [said(`log.attackSkipped.${why}`, rules, [ship], { ship })],
  caption: ({ ship, why, rules }) =>
    why === 'passed' ? undefined : text(`caption.attackSkipped.${why}`, rules, { ship }),
  after: (before, event) => activate(before, event.ship),
}

/** Torpedoes in the air: two, the second a little later; they fly slower than bolts and leave a trail. */
function torpedoes({ event, progress, seed }: Showing<EventOf<'resultsCompared'>>): EffectPicture[] {
  const { attacker, defender, hits, crits } = event
  return [0, 1].flatMap((index): EffectPicture[] => {
    const flown = span(progress, FIRE - 0.1 + 0.07 * index, FIRE + 0.3 + 0.07 * index)
    if (flown <= 0 || flown >= 1) return []
    const hit = hits + crits > 0
    return [{ kind: 'torpedo', from: attacker, to: defender, hit, index, progress: flown, seed: scatter(seed, index) }]
  })
}

/** Shots in the air: pairs of bolts, one pair for each die that shows a hit; at least one pair, which then misses. */
function bolts({ event, progress, seed, now }: Showing<EventOf<'resultsCompared'>>): EffectPicture[] {
  const { attacker, defender, hits, crits, cancelled } = event
  const through = hits + crits
  const pairs = Math.max(1, through + cancelled.hits + cancelled.crits)
  const step = Math.min(0.06, 0.2 / pairs)
  const colour = shipIn(now, attacker)?.faction === 'imperial' ? 'green' : 'red'
  const flying: EffectPicture[] = []
  for (let index = 0; index < 2 * pairs; index += 1) {
    const pair = Math.floor(index / 2)
    const start = FIRE + step * (pair + 0.35 * (index % 2))
    const flown = span(progress, start, start + 0.2)
    if (flown <= 0 || flown >= 1) continue
    // Misses first: the last shots are the ones that count.
    const hit = pair >= pairs - through
    flying.push({
      kind: 'bolt',
      from: attacker,
      to: defender,
      hit,
      index,
      colour,
      progress: flown,
      seed: scatter(seed, index),
    })
  }
  return flying
}

export const resultsCompared: Beat<EventOf<'resultsCompared'>> = {
  duration: () => 1.7,
  seen: 0.2,
  captionLate: true,
  lines: ({ attacker, defender, hits, crits, cancelled, rules }) => {
    const lost = cancelled.hits + cancelled.crits
    const about = [attacker, defender]
    if (hits + crits > 0) {
      const params = { attacker, defender, count: hits + crits, crits, cancelled: lost }
      return [said(`log.resultsCompared.${crits > 0 ? 'crit' : 'hit'}`, rules, about, params)]
    }
    return [said(`log.resultsCompared.${lost > 0 ? 'evaded' : 'miss'}`, rules, about, { attacker, defender })]
  },
  caption: ({ attacker, defender, hits, crits, cancelled, rules }) => {
    const count = hits + crits
    if (count > 0)
      return text(`caption.resultsCompared.${crits > 0 ? 'crit' : 'hit'}`, rules, { defender, count, crits })
    return cancelled.hits + cancelled.crits > 0
      ? text('caption.resultsCompared.evaded', rules, { defender })
      : text('caption.resultsCompared.miss', rules, { attacker })
  },
  show: showing => {
    const { after, before, now, progress, setting } = showing
    const still = setting.reducedMotion
    const faint = still ? FAINT : 1 - (1 - FAINT) * smooth(span(progress, 0.08, FIRE))
    const attack = (after.dice?.attack ?? []).map(die => (die.cancelled ? { ...die, opacity: faint } : die))
    const ruled: Picture = { ...now, ruler: before.ruler, arc: before.arc }
    return {
      ...measured(ruled, still ? 1 : 1 - smooth(span(progress, FIRE - 0.3, FIRE))),
      dice: after.dice && { ...after.dice, attack },
      effects: (before.ruler?.weapon ?? 'primary') === 'primary' ? bolts(showing) : torpedoes(showing),
    }
  },
  after: (before, event) => {
    const tray = before.dice ?? emptyTray(event.attacker, event.defender)
    const site = `${event.at}/compare`
    const attack = shows(tray.attack, event.attack) ? tray.attack : layOut(event.attack, `${site}/attack`)
    const defence = shows(tray.defence, event.defence) ? tray.defence : layOut(event.defence, `${site}/defence`)
    const struck = cancel(attack, event.cancelled).map(die => (die.cancelled ? { ...die, opacity: FAINT } : die))
    return { ...measured(before, 0), dice: { ...tray, attack: struck, defence } }
  },
}

export const attackFizzled: Beat<EventOf<'attackFizzled'>> = {
  duration: () => 0.9,
  seen: 0,
  lines: ({ attacker, defender, rules }) => [
    said('log.attackFizzled', rules, [attacker, defender], { attacker, defender }),
  ],
  caption: ({ attacker, rules }) => text('caption.attackFizzled', rules, { attacker }),
  show: ({ before, after, progress, setting }) => ({
    ...measured({ ...after, ruler: before.ruler, arc: before.arc }, fade(progress, 0, 0.4, setting.reducedMotion)),
    dice: before.dice,
  }),
  after: before => ({ ...measured(before, 0), dice: null }),
}

export const attackEnded: Beat<EventOf<'attackEnded'>> = {
  duration: (_event, before) => (before.dice ? 0.45 : 0.15),
  seen: 0.5,
  captionLate: true,
  caption: () => null,
  show: ({ before, now, progress, setting }) => ({
    ...now,
    dice: before.dice && { ...before.dice, opacity: before.dice.opacity * fade(progress, 0, 1, setting.reducedMotion) },
  }),
  after: before => ({ ...activate(measured(before, 0), null), dice: null, effects: [] }),
}
