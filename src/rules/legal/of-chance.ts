/** What chance may answer: dice, a card turned up, unseen cards named (DICE-1, DAMAGE-3, DAMAGE-5). */
import { kindsOf, outcomes } from '../chance.ts'
import { facesOf } from '../dice.ts'
import { refuse } from '../refuse.ts'
import { type Kind, WRONG } from './kind.ts'

export const roll: Kind<'roll'> = {
  legal: (_game, decision) => outcomes(decision).map(({ command }) => command),
  judge: (_game, decision, command) => {
    if (command.type !== 'roll' || !Array.isArray(command.faces) || command.faces.length !== decision.count)
      return WRONG(decision)
    // A copy, so that a hole in the list is a face that is not there.
    return [...command.faces].every(face => facesOf(decision.dice).includes(face)) || refuse('no-such-face', 'COMP-3')
  },
}

export const draw: Kind<'draw'> = {
  legal: (_game, decision) => outcomes(decision).map(({ command }) => command),
  judge: (_game, decision, command) =>
    (command.type === 'drawCard' && kindsOf(decision.unseen).includes(command.kind)) || WRONG(decision),
}

export const name: Kind<'name'> = {
  legal: (_game, decision) => outcomes(decision).map(({ command }) => command),
  judge: (_game, decision, command) => {
    if (command.type !== 'nameCards' || !Array.isArray(command.kinds) || command.kinds.length !== decision.count)
      return WRONG(decision)
    const left: Record<string, number> = { ...decision.unseen }
    for (const kind of command.kinds) {
      if (!Object.hasOwn(left, kind) || left[kind] === 0) return WRONG(decision)
      left[kind] = left[kind]! - 1
    }
    return true
  },
}
