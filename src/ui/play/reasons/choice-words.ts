/** The choices of a decision within the round, in words, the best of each kind. */
import type { Dials, Explanation } from '../../../../ai/thought.ts'
import { decimal, type Key, type Names, t } from '../../../locale/index.ts'
import { type Command, cardOfEffect, type Decision } from '../../../rules/index.ts'
import { actionLabel } from '../orders/action-rows.ts'
import { spotWords } from '../orders/spots.ts'

/** A choice and how good it was found to be, as `Explanation.measure` says. */
export type Option = Explanation['choices'][number]

/** What it is to answer a question with a pass. */
const PASSED: Readonly<Partial<Record<Decision['kind'], Key>>> = {
  action: 'ui.action.pass',
  modify: 'ui.modify.done',
  attack: 'ui.attack.pass',
  manoeuvre: 'ui.manoeuvre.stay',
  spot: 'ui.spot.pass',
}

/** What a command that answers a question of some kind means to a player, e.g. 'Barrel roll left'. */
export function commandWords(command: Command, names: Names, kind: Decision['kind']): string {
  const name = { name: names }
  switch (command.type) {
    case 'act':
      // Which side it is matters here.
      if (command.action === 'barrel-roll') return t(`ui.why.roll.${command.side}`)
      if (command.action === 'boost') return t('ui.why.boost', { bearing: t(`bearing.${command.bearing}`) })
      return actionLabel(command, 'target' in command ? names(command.target) : '')
    case 'attack':
      if (command.weapon === 'primary') return t('ui.attack.fire', { target: names(command.target) })
      return t({ key: 'ui.attack.with', params: { target: command.target, weapon: command.weapon } }, name)
    case 'scan':
      return t('ui.scan.take', { marker: names(command.marker) })
    case 'chooseShip':
      return kind === 'ship' ? names(command.ship) : t('ui.why.first', { ship: names(command.ship) })
    case 'setDial':
    case 'chooseManoeuvre':
      return t({ key: 'ui.dial.shown', params: { manoeuvre: command.manoeuvre } })
    case 'modify':
      if (command.effect === 'focus' || command.effect === 'evade') return t(`ui.modify.spend.${command.effect}`)
      if (command.effect === 'target-lock') {
        const count = Object.values(command.reroll ?? {}).reduce((sum, dice) => sum + dice, 0)
        return t('ui.modify.spend.lock', { count })
      }
      return t({ key: 'ui.modify.card', params: { card: cardOfEffect(command.effect) } })
    case 'useEffect':
      return t({ key: 'ui.modify.card', params: { card: command.card } })
    case 'slide':
      return t('ui.slide.slide', { slide: command.slide })
    case 'chooseSpot':
      return spotWords(command.spot)
    case 'chooseCard':
      return t({ key: 'ui.why.discard', params: { card: command.card } })
    case 'place':
    case 'reinforce':
    case 'placeToken': {
      const [x, y, heading] = [command.x, command.y, command.heading].map(value => decimal(value, 0))
      const place = t('ui.why.place', { x: x!, y: y!, heading: heading! })
      // Asteroids differ, so it matters which one.
      return command.type === 'placeToken' ? `${place} · ${names(command.token)}` : place
    }
    case 'chooseEdge':
      return t('ui.edge.take', { edge: t(`edge.${command.edge}`) })
    case 'chooseInitiative':
      return t({ key: 'caption.initiativeChosen', params: { side: command.has } }, name)
    default:
      return t(PASSED[kind] ?? 'ui.why.pass')
  }
}

/** Rolls that differ only in how far along they go are one kind. */
const kindOf = (command: Command): string => {
  if (command.type === 'act' && command.action === 'barrel-roll') return `roll ${command.side}`
  const { player: side, at, ...rest } = command
  return JSON.stringify(rest)
}

/** The best choice of each kind, the best first. */
export function distinct(choices: readonly Option[]): readonly Option[] {
  const best = new Map<string, Option>()
  for (const one of choices) {
    const known = best.get(kindOf(one.command))
    if (!known || one.win > known.win) best.set(kindOf(one.command), one)
  }
  return [...best.values()].toSorted((a, b) => b.win - a.win)
}

/** Of plans whose dials are the same the first: what else a plan has in mind is nothing to be set. */
export const otherDials = <P extends { readonly dials: Dials }>(plans: readonly P[]): readonly P[] =>
  plans.filter(
    (plan, index) => plans.findIndex(one => JSON.stringify(one.dials) === JSON.stringify(plan.dials)) === index,
  )

/** Whether two commands are one choice to a player. */
export const isAlike = (a: Command, b: Command): boolean => kindOf(a) === kindOf(b)
