/** Shots, hits and blasts on the flat board, drawn from how far each has gone. */
import type { Pose, Vec } from '../../../geometry/index.ts'
import type { EffectPicture } from '../../../playback/effect-picture.ts'
import { turnOf } from '../../../playback/overlays.ts'
import type { Picture } from '../../../playback/picture.ts'
import { STRIKE } from '../../../playback/shots.ts'
import { bow, rays, streakOf } from './effects.ts'
import { open } from './shapes.ts'

type Of<K extends EffectPicture['kind']> = Extract<EffectPicture, { kind: K }>

/** Something that flashes by, from above: shots on their way, where they strike, a blast, a scanning beam, a ring that runs out. `calm`: nothing flies. */
export function BoardEffect({ effect, picture, calm }: { effect: EffectPicture; picture: Picture; calm: boolean }) {
  const pose = (id: string | null) => picture.ships.find(ship => ship.id === id)?.pose
  if (effect.kind === 'bolt' || effect.kind === 'torpedo') {
    const [from, to] = [pose(effect.from), pose(effect.to)]
    return from && to ? <Flying effect={effect} from={from} to={to} calm={calm} /> : null
  }
  const placed = effect.kind === 'explosion' || effect.kind === 'scrape' || effect.kind === 'blast'
  const at = placed ? effect.at : pose(effect.ship)
  if (!at) return null
  const from = 'from' in effect ? pose(effect.from) : undefined
  const facing = from ? turnOf({ from: at, to: from }) : null
  return (
    <g className={`effect ${effect.kind}`} transform={`translate(${at.x.toFixed(2)} ${(-at.y).toFixed(2)})`}>
      <Burst effect={effect} at={at} facing={facing} />
    </g>
  )
}

type FlyingProps = {
  readonly effect: Of<'bolt'> | Of<'torpedo'>
  readonly from: Pose
  readonly to: Pose
  readonly calm: boolean
}

/** A bolt as a bright line, a torpedo as a star with a trail; a thin trace leads back to whoever shot. */
function Flying({ effect, from, to, calm }: FlyingProps) {
  const torpedo = effect.kind === 'torpedo'
  const run = torpedo && effect.hit ? Math.min(1, effect.progress / STRIKE) : effect.progress
  const { start, tail, head, fade } = streakOf(from, to, { ...effect, progress: calm ? 1 : run })
  const light = open([calm ? start : tail, head])
  const burst = torpedo && effect.hit ? (effect.progress - STRIKE) / (1 - STRIKE) : 0
  return (
    <g className={torpedo ? 'shot torpedo' : `shot ${effect.colour}`} opacity={calm ? 1 : fade}>
      <path className="trace" d={open([start, head])} />
      <path className="glow" d={light} />
      <path className="core" d={light} />
      {run < 0.4 && <circle className="muzzle" cx={start.x} cy={-start.y} r={7 * (1 - run)} />}
      {torpedo && burst <= 0 && <circle className="star" cx={head.x} cy={-head.y} r="5" />}
      {burst > 0 && <circle className="flare" cx={head.x} cy={-head.y} r={8 + 34 * burst} opacity={1 - burst} />}
    </g>
  )
}

type BurstProps = {
  readonly effect: Exclude<EffectPicture, Of<'bolt'> | Of<'torpedo'>>
  readonly at: Vec
  /** The heading to whoever did it; null: nobody. */
  readonly facing: number | null
}

/** What happens at a place, drawn around it. */
function Burst({ effect, at, facing }: BurstProps) {
  const { progress, seed } = effect
  const left = 1 - progress
  const out = 1 - left * left
  switch (effect.kind) {
    case 'impact': {
      const angle = ((facing ?? 0) * Math.PI) / 180
      const struck = `translate(${(Math.sin(angle) * 15).toFixed(1)} ${(-Math.cos(angle) * 15).toFixed(1)})`
      if (effect.on === 'shield') return <path className="wall" d={bow(30 + 4 * out, facing ?? 0, 48)} opacity={left} />
      return <path className="rays" d={rays(7, 2 + 6 * out, 12 + 14 * out, seed)} transform={struck} opacity={left} />
    }
    case 'shield':
      return (
        <>
          <circle className="ring" r={30 + 8 * out} opacity={left * 0.6} />
          <path className="wall" d={bow(30 + 8 * out, facing ?? 0, facing === null ? 179 : 62)} opacity={left} />
        </>
      )
    case 'spark':
      return (
        <g className={effect.crit ? 'crit' : undefined} opacity={left}>
          <path
            className="rays"
            d={rays(effect.crit ? 13 : 9, 4 + 14 * out, (effect.crit ? 36 : 28) + 22 * out, seed)}
          />
          <circle className="ring" r={12 + 26 * out} />
        </g>
      )
    case 'scrape':
      return <path className="rays" d={rays(8, 3 + 8 * out, 14 + 18 * out, seed)} opacity={left} />
    case 'explosion':
    case 'blast':
      return (
        <>
          <circle className="smoke" r={34 + 34 * out} opacity={0.5 * left} />
          <circle className="fire" r={22 + 36 * out} opacity={left * left * 0.8} />
          <circle className="flame" r={17 + 27 * out} opacity={left * left * 0.9} />
          <circle className="heart" r={10 + 16 * out} opacity={left ** 3} />
          <path className="rays" d={rays(14, 14 + 52 * out, 44 + 62 * out, seed)} opacity={left} />
          <circle className="ring" r={26 + 76 * out} opacity={left} />
        </>
      )
    case 'scan':
      return (
        <g opacity={1 - progress * progress}>
          <path className="beam" d={`M0 0L${effect.at.x - at.x} ${at.y - effect.at.y}`} />
          <circle className="ring" cx={effect.at.x - at.x} cy={at.y - effect.at.y} r={10 + 26 * ((progress * 3) % 1)} />
        </g>
      )
    case 'ring':
      return <circle className={`ring ${effect.what}`} r={8 + 34 * progress} opacity={left} />
  }
}
