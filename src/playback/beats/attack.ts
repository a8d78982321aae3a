/** An attack from its declaration to its end; its dice and the damage have files of their own. */
import { type Look, lookOf } from '../../looks/index.ts'
import type { EventOf, ShipId } from '../../rules/index.ts'
import type { Beat, Showing, Sounding } from '../beat.ts'
import type { Heard } from '../cues.ts'
import type { EffectPicture } from '../effect-picture.ts'
import type { Picture } from '../picture.ts'
import { AIM, STRIKE, type Volley, volleyOf } from '../shots.ts'
import { activate, fade, mix, said, scatter, shipIn, smooth, span, text } from '../tools.ts'
import { cancel, emptyTray, layOut, shows } from '../tray.ts'

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
  show: ({ event, now, progress }) => (progress < 1 ? activate(now, event.ship) : now),
  // Its turn is over: whoever is asked next is not taken for it.
  after: (before, event) => activate(activate(before, event.ship), null),
}

/** The shots of a comparison, with what they are shot from. */
function shooting(event: EventOf<'resultsCompared'>, before: Picture): Volley {
  return volleyOf(event, before.ruler?.weapon ?? 'primary')
}

/** The lasers of a ship of the picture; null: it has none. */
function lasersOf(picture: Picture, id: ShipId): Look['lasers'] {
  const ship = shipIn(picture, id)
  return ship ? lookOf(ship.chassis).lasers : null
}

/** Shots in the air, `seconds` into the beat. */
function flying({ event, before, flash, seed }: Showing<EventOf<'resultsCompared'>>, seconds: number): EffectPicture[] {
  const { attacker, defender } = event
  const { kind, shots } = shooting(event, before)
  const colour = lasersOf(before, attacker)?.colour ?? 'red'
  return shots.flatMap(({ index, hit, start, end }): EffectPicture[] => {
    const progress = (seconds - start) / (end - start)
    if (progress <= 0 || progress >= 1) return []
    const shot = { from: attacker, to: defender, hit, index, progress, seed: scatter(seed, index) }
    return [
      kind === 'bolts' ? { kind: 'bolt', colour, ...shot } : { kind: 'torpedo', flash: flash && index === 0, ...shot },
    ]
  })
}

/** Seconds an impact is seen after its bolt has struck. */
const IMPACT = 0.3

/** Bolts that have just struck: on shields while there are any, then on metal. */
function impacts({ event, before, seed }: Showing<EventOf<'resultsCompared'>>, seconds: number): EffectPicture[] {
  const { kind, shots } = shooting(event, before)
  if (kind !== 'bolts') return []
  const shielded = 2 * (shipIn(before, event.defender)?.shields ?? 0)
  const first = shots.find(shot => shot.hit)?.index ?? 0
  return shots.flatMap(({ index, hit, end }): EffectPicture[] => {
    const progress = (seconds - end) / IMPACT
    if (!hit || progress <= 0 || progress >= 1) return []
    const on = index - first < shielded ? 'shield' : 'hull'
    const { attacker: from, defender: ship } = event
    return [{ kind: 'impact', from, ship, on, index, progress, seed: scatter(seed, index) }]
  })
}

/** Shots are heard as they leave: a pair of bolts at once, torpedoes as long as they run. */
function shots({ event, before }: Sounding<EventOf<'resultsCompared'>>): Heard[] {
  const ship = event.attacker
  const volley = shooting(event, before)
  const laser = lasersOf(before, ship)?.sound ?? 'laserRing'
  return volley.shots.flatMap(({ index, start, end }): Heard[] => {
    if (volley.kind === 'torpedoes') return [{ kind: 'torpedo', at: start, duration: end - start, ship }]
    return index % 2 === 0 ? [{ kind: laser, at: start, duration: 0.3, ship, gain: 0.85 }] : []
  })
}

export const resultsCompared: Beat<EventOf<'resultsCompared'>> = {
  duration: (event, before) => shooting(event, before).duration,
  seen: 0.2,
  captionLate: true,
  flash: (event, before) => {
    const volley = shooting(event, before)
    const [first] = volley.shots
    return volley.kind === 'torpedoes' && first?.hit ? mix(first.start, first.end, STRIKE) : undefined
  },
  cues: shots,
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
    const { after, before, now, seconds, setting } = showing
    const still = setting.reducedMotion
    const faint = still ? FAINT : 1 - (1 - FAINT) * smooth(span(seconds, 0.1, AIM))
    const attack = (after.dice?.attack ?? []).map(die => (die.cancelled ? { ...die, opacity: faint } : die))
    const ruled: Picture = { ...now, ruler: before.ruler, arc: before.arc }
    return {
      ...measured(ruled, still ? 1 : 1 - smooth(span(seconds, AIM - 0.4, AIM))),
      dice: after.dice && { ...after.dice, attack },
      effects: [...flying(showing, seconds), ...impacts(showing, seconds)],
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
