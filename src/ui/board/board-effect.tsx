import type { EffectPicture, Picture } from '../../playback/picture.ts'

/** Something that flashes by, from above: a bolt or torpedo on its way, a scanning beam, a ring that runs out. */
export function BoardEffect({ effect, picture }: { effect: EffectPicture; picture: Picture }) {
  const pose = (id: string) => picture.ships.find(ship => ship.id === id)?.pose
  if (effect.kind === 'bolt' || effect.kind === 'torpedo') {
    const from = pose(effect.from)
    const to = pose(effect.to)
    if (!from || !to || effect.progress >= 1) return null
    const at = (part: number) => ({ x: from.x + (to.x - from.x) * part, y: -(from.y + (to.y - from.y) * part) })
    const head = at(effect.progress)
    if (effect.kind === 'torpedo')
      return <circle cx={head.x} cy={head.y} r="5" fill="var(--shield)" stroke="var(--type)" strokeWidth="2" />
    const tail = at(Math.max(0, effect.progress - 0.15))
    return <line className={`bolt ${effect.colour}`} x1={tail.x} y1={tail.y} x2={head.x} y2={head.y} />
  }
  const where = effect.kind === 'explosion' || effect.kind === 'scrape' ? effect.at : pose(effect.ship)
  if (!where) return null
  if (effect.kind === 'scan')
    return (
      <g stroke="var(--easy)" fill="none" opacity={1 - effect.progress * effect.progress}>
        <line x1={where.x} y1={-where.y} x2={effect.at.x} y2={-effect.at.y} strokeWidth="2" strokeDasharray="7 4" />
        <circle cx={effect.at.x} cy={-effect.at.y} r={10 + 26 * ((effect.progress * 3) % 1)} strokeWidth="2" />
      </g>
    )
  const size = effect.kind === 'explosion' ? 60 : 34
  return (
    <circle
      className={`effect ${effect.kind === 'scrape' ? 'spark' : effect.kind}`}
      cx={where.x}
      cy={-where.y}
      r={8 + size * effect.progress}
      opacity={1 - effect.progress}
    />
  )
}
