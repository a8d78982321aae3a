/** The order that lays obstacles and satellites, with the ground they must keep clear of. */
import { useState } from 'react'
import { corners, type Pose, type Vec } from '../../../geometry/index.ts'
import { t } from '../../../locale/index.ts'
import { bodyOf, type Command, type Game, outlineAt, type TokenKind, type TokenZone } from '../../../rules/index.ts'
import { TokenShape } from '../../parts/token-shape.tsx'
import { useAnswer, useJudge, useSession, useSideName, useTable } from '../context.ts'
import { useForMe } from './for-me.ts'
import { useSuggested } from './hint.tsx'
import { around, placesFor, quantised, tokenInZone, tokenStrips } from './placement.ts'
import { PutDown } from './put-down.tsx'
import type { AskedOf } from './types.ts'

/** What ships and tokens on the mat keep clear of a token, as outlines. */
function keptClear(game: Game, what: TokenKind, { offShips, apart, near }: TokenZone): (readonly Vec[])[] {
  const { ships, objects, mat } = game.state
  const clear = apart || near?.from || 0
  const lying = objects.filter(one => one.kind === what && one.ship === null)
  return [
    ...ships.flatMap(ship =>
      offShips && ship.side === offShips.side && ship.pose
        ? [around(corners(bodyOf(game.catalog, ship)), offShips.mm, mat)]
        : [],
    ),
    ...(clear > 0 ? lying.map(one => around(one.polygon, clear, mat)) : []),
  ]
}

/** Puts an obstacle or a satellite on the mat: which one, where, and turned how; the outline is judged while it moves. */
export function PlaceToken({ asked }: { asked: AskedOf<'token'> }) {
  const { decision } = asked
  const [wanted, setWanted] = useState<string | null>(null)
  const suggested = useSuggested(asked)
  const [followed, setFollowed] = useState(suggested)
  if (suggested !== followed) {
    setFollowed(suggested)
    if (suggested?.type === 'placeToken') setWanted(suggested.token)
  }
  const id = decision.tokens.find(token => token === wanted) ?? decision.tokens[0]!
  return <OneToken key={id} asked={asked} id={id} onChoose={setWanted} />
}

type Props = { readonly asked: AskedOf<'token'>; readonly id: string; readonly onChoose: (id: string) => void }

function OneToken({ asked, id, onChoose }: Props) {
  const { engine, names } = useSession()
  const nameOf = useSideName()
  const { view, decision } = asked
  const { zone, what, tokens } = decision
  const judge = useJudge(asked)
  const answer = useAnswer(asked)
  const game = { catalog: engine.catalog, state: view, events: null }
  const { outline } = engine.catalog.tokens[id]!
  const places = () => placesFor(engine.legal(view, decision), id)
  const [pose, setPose] = useState<Pose>(() => places()[0] ?? { x: 0, y: 0, heading: 0 })
  const suggested = useSuggested(asked)
  const [followed, setFollowed] = useState<Command | null>(null)
  if (suggested !== followed) {
    setFollowed(suggested)
    const [advised] = suggested ? placesFor([suggested], id) : []
    if (advised) setPose(advised)
  }
  const commandOf = (at: Pose) => ({ type: 'placeToken', token: id, ...at }) as const
  const refusal = judge(commandOf(pose))

  const bent = (at: Pose) => tokenInZone(at, zone, view.mat, outline)
  const move = (next: Pose) => setPose(bent(next))
  const follow = (to: { readonly x: number; readonly y: number }) => move({ ...pose, x: to.x, y: to.y })
  useTable(
    {
      zone: [
        ...tokenStrips(zone, view.mat).map(points => ({ points, tone: 'plain' as const })),
        ...keptClear(game, what, zone).map(points => ({ points, tone: 'bad' as const })),
      ],
      token: { what, token: id, pose, polygon: outlineAt(game, id, pose), legal: refusal === null },
    },
    pick => pick?.kind === 'mat' && follow(pick),
    { at: pose, onDrag: follow, onTurn: degrees => move({ ...pose, heading: pose.heading + degrees }) },
  )
  const otherwise = () => {
    const free = refusal ? places()[0] : pose
    return free && commandOf(free)
  }
  const forMe = useForMe(asked, { ...decision, tokens: [id] }, otherwise, tokens.length)

  const { offEdges, offShips, near, within } = zone
  const rules = [
    ...(within
      ? [t({ key: 'ui.token.within', params: { edge: within.edges[0]!, band: within.band } }, { name: names })]
      : []),
    ...(offEdges
      ? [t(offEdges.edges.length === 4 ? 'ui.token.offAll' : 'ui.token.offSides', { range: offEdges.mm / 100 })]
      : []),
    ...(offShips ? [t('ui.token.offShips', { side: nameOf(offShips.side), range: offShips.mm / 100 })] : []),
    ...(zone.apart > 0 ? [t('ui.token.apart', { range: zone.apart / 100 })] : []),
    ...(near && view.objects.length > 0 ? [t('ui.token.near', { from: near.from / 100 + 1, to: near.to / 100 })] : []),
  ]
  return (
    <PutDown
      title={t({ key: `ui.token.${what}`, params: { name: names(id) } })}
      note={[t('ui.token.left', { left: tokens.length }), t('ui.token.note'), ...rules].join(' ')}
      pose={pose}
      fixed={{ x: false, y: false, heading: false }}
      refusal={refusal}
      onMove={move}
      onWrite={next => setPose(quantised(next))}
      onPlace={() => answer(commandOf(pose))}
      forMe={forMe}
    >
      {tokens.length > 1 && (
        <div className="token-tabs">
          {tokens.map(token => (
            <button
              key={token}
              type="button"
              className="key"
              aria-pressed={token === id}
              aria-label={names(token)}
              title={names(token)}
              onClick={() => onChoose(token)}
            >
              <TokenShape outline={engine.catalog.tokens[token]!.outline} />
            </button>
          ))}
        </div>
      )}
    </PutDown>
  )
}
