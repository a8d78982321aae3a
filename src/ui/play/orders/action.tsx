/** The order for a ship’s action: what it may do, why not, and what each would be worth. */
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { range } from '../../../geometry/index.ts'
import { decimal, t } from '../../../locale/index.ts'
import type { LineMark } from '../../../playback/marks.ts'
import type { ActionChoice, ActionName, Catalog, GameState, Ship, ShipId } from '../../../rules/index.ts'
import { bodyOf } from '../../../rules/index.ts'
import { commandOf, useAnswer, useJudge, useSession, useTable } from '../context.ts'
import { actionIcon, actionLabel, actionNote, listedActions, panelledActions } from './action-rows.ts'
import { BarrelRoll } from './barrel-roll.tsx'
import { Boost } from './boost.tsx'
import { useSuggested } from './hint.tsx'
import { Option, Panel } from './panel.tsx'
import { SquadActions } from './squad-action.tsx'
import type { AskedOf } from './types.ts'
import { actionWorth } from './worth.ts'

type PanelProps = { readonly asked: AskedOf<'action'>; readonly onBack: () => void }
/** The panels of actions that have one of their own: it marks the table while it is open. */
const PANELS: Readonly<Partial<Record<ActionName, ComponentType<PanelProps>>>> = {
  'barrel-roll': BarrelRoll,
  boost: Boost,
}

/** The one action of a ship, or the panel of the one that was picked. */
export function Action({ asked }: { asked: AskedOf<'action'> }) {
  const [open, setOpen] = useState<ActionName | null>(null)
  const suggested = useSuggested(asked)
  useEffect(() => {
    if (suggested?.type === 'act') setOpen(suggested.action)
  }, [suggested])
  const Own = open && PANELS[open]
  return Own ? <Own asked={asked} onBack={() => setOpen(null)} /> : <Actions asked={asked} onOpen={setOpen} />
}

/** Every action listed, the impossible ones with their reason. */
function Actions({ asked, onOpen }: { asked: AskedOf<'action'>; onOpen: (action: ActionName) => void }) {
  const { engine, names } = useSession()
  const { view, decision } = asked
  const judge = useJudge(asked)
  const answer = useAnswer(asked)
  const [hovered, setHovered] = useState<ShipId | null>(null)
  const suggested = useSuggested(asked)
  const advised = suggested?.type === 'act' ? suggested : null
  const ship = view.ships.find(one => one.id === decision.ship)!
  const legal = useMemo(
    () => engine.legal(view, decision).filter(command => command.type === 'act'),
    [engine, view, decision],
  )
  const act = (choice: ActionChoice) => answer({ type: 'act', ship: ship.id, ...choice })
  const seen = { catalog: engine.catalog, view, ship }
  const choices = listedActions(seen, decision.free)
  const enemies = view.ships.filter(one => one.side !== asked.side && one.status === 'play').map(one => one.id)
  const ruler = useMemo(() => rulerTo(engine.catalog, view, ship, hovered), [engine, view, ship, hovered])
  useTable({
    arcs: [ship.id],
    targets: hovered ? [hovered] : [],
    hovered,
    lines: ruler ? [ruler] : [],
    frame: [ship.id, ...enemies],
  })

  const distance = (target: string): string => {
    const other = view.ships.find(one => one.id === target)
    if (!other?.pose) return ''
    const { band } = range(bodyOf(engine.catalog, ship), bodyOf(engine.catalog, other))
    return band ? t('ui.range', { band }) : t('ui.range.beyond')
  }
  /** What its token changes in the attacks that could be made now, in words. */
  const changes = (choice: ActionChoice): string[] => {
    const worth = actionWorth(engine.catalog, view, ship.id, choice)
    return (['own', 'incoming'] as const).flatMap(which => {
      const change = worth[which]
      return change
        ? [
            t(`ui.action.worth.${which}`, {
              enemy: names(change.enemy),
              before: decimal(change.before, 2),
              after: decimal(change.after, 2),
            }),
          ]
        : []
    })
  }
  const panelled = panelledActions(seen, decision.free).map(choice => {
    const may = legal.some(one => one.action === choice.action)
    return { choice, refusal: may ? null : judge({ type: 'act', ship: ship.id, ...choice }) }
  })
  const judged = choices.map(choice => {
    const verdict = engine.isLegal(view, commandOf(asked, { type: 'act', ship: ship.id, ...choice }))
    return { choice, refusal: verdict === true ? null : verdict }
  })
  const possible = judged.filter(one => !one.refusal)
  const option = ({ choice, refusal }: (typeof judged)[number], index: number) => {
    const target = 'target' in choice ? choice.target : null
    return (
      <Option
        key={JSON.stringify(choice)}
        icon={actionIcon(choice)}
        label={actionLabel(choice, target ? names(target) : '')}
        note={
          <>
            {choice.action === 'target-lock' ? distance(choice.target) : actionNote(choice)}
            {!refusal && changes(choice).map(text => <span key={text}>{text}</span>)}
          </>
        }
        refusal={refusal}
        first={!refusal && index === 0}
        hinted={advised !== null && isSame(choice, advised)}
        onClick={() => act(choice)}
        onHover={over => setHovered(over ? target : null)}
      />
    )
  }
  const panel = ({ choice, refusal }: (typeof panelled)[number]) => (
    <Option
      key={choice.action}
      icon={actionIcon(choice)}
      label={actionLabel(choice, '')}
      note={actionNote(choice)}
      refusal={refusal}
      onClick={() => onOpen(choice.action)}
    />
  )
  return (
    <Panel
      kind="action"
      title={t('ui.action.title', { ship: names(ship.id) })}
      note={t(decision.free ? 'ui.action.free' : 'ui.action.note')}
    >
      {possible.map(option)}
      {panelled.filter(one => !one.refusal).map(panel)}
      <SquadActions asked={asked} />
      <Option
        icon="close"
        label={t('ui.action.pass')}
        first={possible.length === 0}
        hinted={suggested?.type === 'pass'}
        onClick={() => answer({ type: 'pass' })}
      />
      {/* What cannot be done comes last: among many enemies it would hide what can. */}
      {judged.filter(one => one.refusal).map(option)}
      {panelled.filter(one => one.refusal).map(panel)}
    </Panel>
  )
}

/** The ruler to a ship that an action is about: from base to base, whatever the arc (ACTION-TL-2); null where it does not reach. */
function rulerTo(catalog: Catalog, view: GameState, ship: Ship, target: ShipId | null): LineMark | null {
  const other = view.ships.find(one => one.id === target)
  if (!other?.pose) return null
  const { band, segments } = range(bodyOf(catalog, ship), bodyOf(catalog, other))
  const line = segments[0]
  return band && line ? { from: line.from, to: line.to, band, tone: 'maybe' } : null
}

/** Whether a hint means this choice. */
const isSame = (choice: ActionChoice, advised: ActionChoice): boolean =>
  Object.entries(choice).every(([name, value]) => advised[name as keyof ActionChoice] === value)
