/** The order that places a ship, set up or as reinforcement. */
import { useState } from 'react'
import type { Pose } from '../../../geometry/index.ts'
import { t } from '../../../locale/index.ts'
import type { Choice, Command, Decision, Zone } from '../../../rules/index.ts'
import { useAnswer, useJudge, useSession, useTable, type Waiting } from '../context.ts'
import { useForMe } from './for-me.ts'
import { useSuggested } from './hint.tsx'
import { inZone, placesFor, quantised, turnedAlong, upright, zoneStrips } from './placement.ts'
import { PutDown } from './put-down.tsx'

/** What is put down: its chassis, where it may lie, and the command for a pose. */
type Placing = {
  readonly id: string
  readonly chassis: string
  readonly title: string
  readonly zone: Zone
  readonly command: (pose: Pose) => Choice
  /** What is asked, for this one alone. */
  readonly question: Extract<Decision, { kind: 'place' | 'reinforce' }>
  /** The text of the key that declines, where that is possible. */
  readonly decline?: string
}

/** Puts a ship on the mat: tap, click or drag where it should lie, turn it, and set it down; keys and numbers do the same. */
export function Place({ asked, placing }: { asked: Waiting; placing: Placing }) {
  const { engine, names } = useSession()
  const { view } = asked
  const { zone } = placing
  const judge = useJudge(asked)
  const answer = useAnswer(asked)
  const base = engine.catalog.chassis[placing.chassis]!.base
  const places = () => placesFor(engine.legal(view, asked.decision), placing.id)
  const [pose, setPose] = useState<Pose>(() => places()[0] ?? { x: 0, y: 0, heading: 0 })
  const suggested = useSuggested(asked)
  const [followed, setFollowed] = useState<Command | null>(null)
  if (suggested !== followed) {
    setFollowed(suggested)
    const [advised] = suggested ? placesFor([suggested], placing.id) : []
    if (advised) setPose(advised)
  }
  const refusal = judge(placing.command(pose))

  const move = (next: Pose) => setPose(inZone(next, zone, view.mat, base))
  const turns = zone.heading === undefined
  const follow = ({ x, y }: { readonly x: number; readonly y: number }) => {
    const there = inZone({ ...pose, x, y }, zone, view.mat, base)
    move(turns ? turnedAlong(pose, there, zone, view.mat) : there)
  }
  useTable(
    {
      zone: zoneStrips(zone, view.mat).map(points => ({ points, tone: 'plain' })),
      ghosts: [
        {
          id: placing.id,
          chassis: placing.chassis,
          pose,
          base,
          tone: refusal ? 'bad' : 'good',
        },
      ],
    },
    pick => pick?.kind === 'mat' && follow(pick),
    { at: pose, onDrag: follow, onTurn: degrees => turns && move({ ...pose, heading: pose.heading + degrees }) },
  )

  const otherwise = () => {
    const free = refusal ? places()[0] : pose
    return free && placing.command(free)
  }
  const left = view.ships.filter(ship => ship.side === asked.side && ship.status === 'reserve').length
  const forMe = useForMe(asked, placing.question, otherwise, left)
  return (
    <PutDown
      title={placing.title}
      note={t({ key: noteOf(zone), params: { edge: zone.edges[0]!, band: zone.band } }, { name: names })}
      pose={pose}
      fixed={{
        x: zone.lateral !== undefined && upright(zone.edges[0]),
        y: zone.lateral !== undefined && !upright(zone.edges[0]),
        heading: !turns,
      }}
      refusal={refusal}
      onMove={move}
      onWrite={next => setPose(quantised(next))}
      onPlace={() => answer(placing.command(pose))}
      forMe={forMe}
      keys={
        placing.decline && (
          <button type="button" className="key large" onClick={() => answer({ type: 'pass' })}>
            {placing.decline}
          </button>
        )
      }
    />
  )
}

const noteOf = ({ edges, band }: Zone): string => {
  if (band === 'beyond') return 'ui.place.note.beyond'
  return edges.length > 1 ? 'ui.place.note.either' : 'ui.place.note'
}
