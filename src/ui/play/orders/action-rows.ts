/** How each kind of action is shown to who chooses one: what is listed, its sign and words, and the token that it brings. */
import { has, t } from '../../../locale/index.ts'
import type { ActionChoice, ActionName, Catalog, GameState, Ship } from '../../../rules/index.ts'
import { friendly, hostile, missionActions } from '../../../rules/index.ts'
import { cardText } from '../../parts/card-text.ts'

type ChoiceOf<Name extends ActionName> = Extract<ActionChoice, { readonly action: Name }>
type Seen = { readonly catalog: Catalog; readonly view: GameState; readonly ship: Ship }

type Row<Name extends ActionName> = {
  readonly icon: string
  /** The choices that the panel shows, possible or not; none of an action that has a panel of its own. */
  readonly listed: (seen: Seen) => readonly ChoiceOf<Name>[]
  /** Of an action that has a panel of its own: a choice that tells why, where there is none. */
  readonly usual?: ChoiceOf<Name>
  /** What the choice is; `target`: the name of the ship it is about. */
  readonly label: (choice: ChoiceOf<Name>, target: string) => string
  /** What it is good for. */
  readonly note: (choice: ChoiceOf<Name>) => string
  /** The token that counts in attacks, and who gets it; null: none. */
  readonly token: (choice: ChoiceOf<Name>) => Token | null
}

/** A token that an action brings; `to`: another ship than the one that acts. */
type Token = { readonly change: (ship: Ship) => Partial<Ship>; readonly to?: string }

const noted = (key: string): string => (has(key) ? t(key) : '')
const carded = (choice: ChoiceOf<'card' | 'repair'>): string => cardText(choice.card) ?? t(`ui.action.${choice.action}`)
const cardLabel = (choice: ChoiceOf<'card' | 'repair'>): string =>
  t({ key: `ui.action.${choice.action}Card`, params: { card: choice.card } })
const evading = (ship: Ship): Partial<Ship> => ({ evade: ship.evade + 1 })

/** An action that is done to another ship, of those on one side. */
const aimed = <Name extends 'coordinate' | 'jam'>(name: Name, whose: typeof hostile): Row<Name> => ({
  icon: 'target-lock',
  listed: ({ view, ship }) =>
    view.ships
      .filter(other => other !== ship && whose(other, ship) && other.status === 'play')
      .map(({ id }) => ({ action: name, target: id }) as ChoiceOf<Name>),
  label: (_choice, target) => t('ui.action.on', { action: t(`action.${name}`), target }),
  note: () => t(`ui.action.${name}`),
  token: () => null,
})

const ROWS: { readonly [Name in ActionName]: Row<Name> } = {
  focus: {
    icon: 'focus',
    listed: () => [{ action: 'focus' }],
    label: () => t('action.focus'),
    note: () => t('ui.action.focus'),
    token: () => ({ change: ship => ({ focus: ship.focus + 1 }) }),
  },
  evade: {
    icon: 'evade',
    listed: () => [{ action: 'evade' }],
    label: () => t('action.evade'),
    note: () => t('ui.action.evade'),
    token: () => ({ change: evading }),
  },
  'target-lock': {
    icon: 'target-lock',
    listed: ({ view, ship }) =>
      view.ships
        .filter(other => hostile(other, ship) && other.status === 'play')
        .map(({ id }) => ({ action: 'target-lock', target: id })),
    label: (_choice, target) => t('ui.action.lockOn', { target }),
    note: () => '',
    token: ({ target }) => ({ change: () => ({ lock: { target, letter: 'A' } }) }),
  },
  'barrel-roll': {
    icon: 'barrel-roll',
    listed: () => [],
    usual: { action: 'barrel-roll', side: 'left', slide: 0 },
    label: () => t('action.barrel-roll'),
    note: () => t('ui.action.barrel-roll'),
    token: () => null,
  },
  boost: {
    icon: 'boost',
    listed: () => [],
    usual: { action: 'boost', bearing: 'straight' },
    label: () => t('action.boost'),
    note: () => t('ui.action.boost'),
    token: () => null,
  },
  calculate: {
    icon: 'focus',
    listed: () => [{ action: 'calculate' }],
    label: () => t('action.calculate'),
    note: () => t('ui.action.calculate'),
    token: () => null,
  },
  reinforce: {
    icon: 'evade',
    listed: () => (['fore', 'aft'] as const).map(arc => ({ action: 'reinforce', arc })),
    label: ({ arc }) => t('ui.action.on', { action: t('action.reinforce'), target: t(`ui.action.${arc}`) }),
    note: () => t('ui.action.reinforce'),
    token: () => null,
  },
  coordinate: aimed('coordinate', friendly),
  jam: aimed('jam', hostile),
  mission: {
    icon: 'protect',
    listed: ({ catalog, view, ship }) => missionActions({ catalog, state: view, events: null }, ship),
    label: ({ name }, target) => t('ui.action.on', { action: t(`action.${name}`), target }),
    note: ({ name }) => noted(`ui.action.${name}`),
    // The protected ship gets it (MISSION-1-PROTECT-1).
    token: ({ name, target }) => (name === 'protect' ? { change: evading, to: target } : null),
  },
  card: {
    icon: 'file',
    listed: ({ catalog, ship }) =>
      ship.upgrades.flatMap(({ card, discarded }) =>
        !discarded && catalog.upgrades[card]?.effects?.action ? [{ action: 'card' as const, card }] : [],
      ),
    label: cardLabel,
    note: carded,
    token: () => null,
  },
  repair: {
    icon: 'repair',
    listed: ({ ship }) =>
      [...new Set(ship.damage.flatMap(card => (card.faceUp && card.kind ? [card.kind] : [])))].map(card => ({
        action: 'repair',
        card,
      })),
    label: cardLabel,
    note: carded,
    token: () => null,
  },
}

const rowOf = (name: ActionName): Row<ActionName> => ROWS[name] as unknown as Row<ActionName>

/** The actions on a ship's bar; `free`: of those alone that are free. */
const barOf = ({ catalog, ship }: Seen, free: readonly string[] | null): readonly ActionName[] =>
  catalog.chassis[ship.chassis]!.actions.filter(name => !free || free.includes(name))

/** Those of the bar, or of the free ones, that have panels of their own: each as a choice. */
export const panelledActions = (seen: Seen, free: readonly string[] | null): readonly ActionChoice[] =>
  barOf(seen, free).flatMap(name => rowOf(name).usual ?? [])

/** The choices that the panel shows, possible or not: the bar's in its order, or the free ones; then what is on no bar. */
export function listedActions(seen: Seen, free: readonly string[] | null): ActionChoice[] {
  const names = [...barOf(seen, free), ...(free ? [] : OFF_BAR)]
  return names.flatMap(name => rowOf(name).listed(seen))
}
const OFF_BAR: readonly ActionName[] = ['mission', 'card', 'repair']

/** The sign of an action. */
export const actionIcon = ({ action }: ActionChoice): string => rowOf(action).icon

/** What a choice is, in words; `target`: the name of the ship it is about. */
export const actionLabel = (choice: ActionChoice, target: string): string => rowOf(choice.action).label(choice, target)

/** What an action is good for; a card says it itself. */
export const actionNote = (choice: ActionChoice): string => rowOf(choice.action).note(choice)

/** The token of an action that counts in attacks, and who gets it; null where there is none. */
export const actionToken = (choice: ActionChoice): Token | null => rowOf(choice.action).token(choice)
