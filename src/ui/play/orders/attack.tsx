/** The order for an attack: aiming at ships by exact odds, or at satellites to scan, and firing. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { t } from '../../../locale/index.ts'
import type { LineMark } from '../../../playback/marks.ts'
import {
  type Catalog,
  type Command,
  type GameState,
  isPrimary,
  measureAttack,
  type Refusal,
  type ShipId,
  weaponsOf,
} from '../../../rules/index.ts'
import { type AttackPreview, previewAttack } from '../../../rules/preview.ts'
import { commandOf, useAnswer, useSession, useTable } from '../context.ts'
import { useSuggested } from './hint.tsx'
import { DiceFrom, Odds, Worth } from './odds.tsx'
import { Option, Panel, showKey } from './panel.tsx'
import { NoScan, ScanOptions, scanId, useScans } from './scan.tsx'
import type { AskedOf } from './types.ts'

type Shot = {
  readonly id: string
  readonly target: ShipId
  readonly weapon: string
  readonly refusal: Refusal | null
  readonly preview: AttackPreview | null
}

/** Whom to shoot at, with what: every enemy and weapon with range and exact odds, or why not; or what to scan. Aimed first, then done. */
export function Attack({ asked }: { asked: AskedOf<'attack'> }) {
  const { engine, names } = useSession()
  const { view, decision } = asked
  const answer = useAnswer(asked)
  const [hovered, setHovered] = useState<ShipId | null>(null)
  const ship = view.ships.find(one => one.id === decision.ship)!
  const weapons = useMemo(
    () => weaponsOf({ catalog: engine.catalog, state: view, events: null }, ship),
    [engine, view, ship],
  )
  const shots = useMemo((): Shot[] => {
    const enemies = view.ships.filter(one => one.side !== asked.side && one.status === 'play')
    return enemies.flatMap(({ id: target }) =>
      weapons.map(weapon => {
        const judged = engine.isLegal(view, commandOf(asked, { type: 'attack', ship: decision.ship, target, weapon }))
        const refusal = judged === true ? null : judged
        const preview = refusal ? null : previewAttack(engine.catalog, view, decision.ship, target, weapon)
        return { id: `${target}/${weapon}`, target, weapon, refusal, preview }
      }),
    )
  }, [engine, view, decision, asked, weapons])
  const scans = useScans(asked)

  const possible = shots.filter(shot => !shot.refusal)
  const best = possible.toSorted((a, b) => damageOf(b) - damageOf(a))[0]
  const [aimed, setAimed] = useState(scans.possible[0] ? scanId(scans.possible[0]) : (best?.id ?? null))
  const suggested = useSuggested(asked)
  const fire = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (suggested?.type === 'attack') setAimed(`${suggested.target}/${suggested.weapon}`)
    else if (suggested?.type === 'scan') setAimed(scanId(suggested.marker))
    if (suggested && suggested.type !== 'pass') showKey(fire.current)
  }, [suggested])
  // Whoever aims by key goes on to the key that fires.
  const aimedByKey = useRef(false)
  const aim = (id: string, byKey: boolean) => {
    aimedByKey.current = byKey
    setAimed(id)
    if (id === aimed && byKey) fire.current?.focus()
  }
  useEffect(() => {
    if (aimed !== null && aimedByKey.current) fire.current?.focus()
    aimedByKey.current = false
  }, [aimed])
  const shot = possible.find(one => one.id === aimed) ?? null
  const scan = scans.possible.find(marker => scanId(marker) === aimed) ?? null
  const frame = [decision.ship, ...possible.map(one => one.target)]
  const line = useMemo(() => lineOf(engine.catalog, view, decision.ship, shot), [engine, view, decision.ship, shot])
  useTable(
    {
      arcs: [decision.ship],
      targets: shot ? [shot.target] : [],
      hovered,
      lines: line ? [line] : [],
      struck: scan ? [scan] : [],
      frame,
    },
    pick => {
      const marker = pick?.kind === 'mat' ? scans.at(pick) : null
      if (marker) setAimed(scanId(marker))
      if (pick?.kind !== 'ship') return
      // Picking the same ship again goes on to its next weapon.
      const there = possible.filter(one => one.target === pick.id)
      const next = there[(there.findIndex(one => one.id === aimed) + 1) % Math.max(1, there.length)]
      if (next) setAimed(next.id)
    },
  )
  const label = (one: Shot) =>
    weapons.length === 1
      ? names(one.target)
      : t({ key: 'ui.attack.with', params: { target: one.target, weapon: one.weapon } }, { name: names })

  const option = (one: Shot) => (
    <Option
      key={one.id}
      icon={isPrimary(engine.catalog, one.weapon) ? 'target-lock' : 'torpedo'}
      label={label(one)}
      pressed={one.refusal ? undefined : one === shot}
      refusal={one.refusal}
      note={one.preview && <Odds attacker={decision.ship} shot={one} preview={one.preview} view={view} />}
      onClick={byKey => aim(one.id, byKey)}
      onHover={over => setHovered(over ? one.target : null)}
    />
  )

  return (
    <Panel
      kind="attack"
      title={t(scans.possible.length > 0 ? 'ui.attack.orScan' : 'ui.attack.title', { ship: names(decision.ship) })}
      note={t(scans.possible.length > 0 ? 'ui.scan.aim' : 'ui.attack.note')}
    >
      <ScanOptions scans={scans} aimed={aimed} onAim={aim} />
      {possible.map(option)}
      {(shot ?? scan) && (
        <button
          ref={fire}
          type="button"
          className={aimsAt(suggested, shot, scan) ? 'key primary large hinted' : 'key primary large'}
          data-first
          data-fire
          onClick={() => {
            if (scan) answer({ type: 'scan', ship: decision.ship, marker: scan })
            else if (shot) answer({ type: 'attack', ship: decision.ship, target: shot.target, weapon: shot.weapon })
          }}
        >
          {scan ? t('ui.scan.take', { marker: names(scan) }) : t('ui.attack.fire', { target: names(shot!.target) })}
        </button>
      )}
      {shot && <Worth attacker={decision.ship} shot={shot} view={view} />}
      {shot?.preview && <DiceFrom shot={shot} preview={shot.preview} />}
      <Option
        icon="close"
        label={t(scans.possible.length > 0 ? 'ui.scan.pass' : 'ui.attack.pass')}
        first={!shot && !scan}
        hinted={suggested?.type === 'pass'}
        onClick={() => answer({ type: 'pass' })}
      />
      {/* What cannot be shot at or scanned comes last, so that the key that fires stays in sight. */}
      <NoScan refusal={scans.refusal} />
      {shots.filter(one => one.refusal).map(option)}
    </Panel>
  )
}

/** Whether what is aimed at is what a hint advised. */
const aimsAt = (suggested: Command | null, shot: Shot | null, scan: string | null): boolean =>
  (suggested?.type === 'attack' && shot?.id === `${suggested.target}/${suggested.weapon}`) ||
  (suggested?.type === 'scan' && scan === suggested.marker)

/** The damage that a shot can be expected to do. */
const damageOf = ({ preview }: Shot): number => preview?.odds.expectedDamage ?? 0

/** The ruler from the attacker to what is aimed at. */
function lineOf(catalog: Catalog, view: GameState, attacker: ShipId, shot: Shot | null): LineMark | null {
  const from = view.ships.find(one => one.id === attacker)
  const to = view.ships.find(one => one.id === shot?.target)
  if (!shot?.preview || !from || !to) return null
  const segment = measureAttack({ catalog, state: view, events: null }, from, to)?.segments[0]
  return segment ? { from: segment.from, to: segment.to, band: shot.preview.band, tone: 'maybe' } : null
}
