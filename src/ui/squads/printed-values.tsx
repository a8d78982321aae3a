/** The printed values of a ship in a row. */
import { t } from '../../locale/index.ts'
import { printedAttack } from '../../rules/index.ts'
import { Icon } from '../parts/icon.tsx'
import { useCards } from './cards.ts'

const KINDS = [
  { kind: 'attack', icon: 'hit' },
  { kind: 'agility', icon: 'evade' },
  { kind: 'hull', icon: 'hull' },
  { kind: 'shields', icon: 'shield' },
] as const

type Props = {
  readonly chassis: string
  /** Says in words what each number is; without, only its icon does, and the words are under the pointer. */
  readonly words?: boolean
}

/** What is printed on the card of a ship: attack, agility, hull and shields. */
export function Numbers({ chassis, words = false }: Props) {
  const ship = useCards().catalog.chassis[chassis]
  if (!ship) return null
  return (
    <span className="ship-numbers">
      {KINDS.map(({ kind, icon }) => (
        <span key={kind} className={kind} title={t(`ui.squads.number.${kind}`)}>
          <Icon name={icon} />
          <span className={words ? '' : 'unseen'}>{t(`ui.squads.number.${kind}`)} </span>
          <b>{kind === 'attack' ? printedAttack(ship) : ship[kind]}</b>
        </span>
      ))}
    </span>
  )
}
