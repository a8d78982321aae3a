import type { Marks } from '../../playback/marks.ts'
import type { Picture } from '../../playback/picture.ts'
import { silhouette } from '../parts/silhouette.tsx'
import { closed, placed, rollPath, templatePath } from './shapes.ts'

/** What lies under the ships: zones, templates being considered or flown. */
export function BoardUnder({ picture, marks }: { picture: Picture; marks: Marks }) {
  const { template } = picture
  return (
    <>
      {marks.zone?.map(zone => (
        <path key={closed(zone.points)} className={`zone ${zone.tone}`} d={closed(zone.points)} />
      ))}
      {template && (
        <path
          className={`template ${'difficulty' in template ? (template.difficulty ?? '') : ''}`}
          opacity={template.opacity}
          d={
            'roll' in template
              ? rollPath(template.base, template.from, template.roll, template.slide)
              : templatePath(template.base, template.from, template.bearing, template.speed)
          }
        />
      )}
      {marks.templates.map(mark => (
        <path
          key={`${mark.from.x}/${mark.from.y}/${mark.bearing}/${mark.speed}`}
          className={`template ghost ${mark.tone}`}
          d={templatePath(mark.base, mark.from, mark.bearing, mark.speed)}
        />
      ))}
    </>
  )
}

/** What lies over the ships: ghosts, measured lines, the ruler, bolts and blasts. */
export function BoardOver({ picture, marks }: { picture: Picture; marks: Marks }) {
  const { ruler } = picture
  const pose = (id: string) => picture.ships.find(ship => ship.id === id)?.pose
  return (
    <>
      {marks.ghosts.map(ghost => (
        <g key={ghost.id} className={`ghost-ship ${ghost.tone}`} transform={placed(ghost.pose)}>
          <rect
            x={-ghost.base.width / 2}
            y={-ghost.base.length / 2}
            width={ghost.base.width}
            height={ghost.base.length}
          />
          <path
            d={silhouette(ghost.chassis)}
            transform={`scale(${Math.min(ghost.base.width, ghost.base.length * 0.8) / 46})`}
          />
          <path
            className="nose"
            d={`M-6 ${-ghost.base.length / 2 - 3}L0 ${-ghost.base.length / 2 - 10}L6 ${-ghost.base.length / 2 - 3}`}
          />
        </g>
      ))}
      {marks.lines.map(line => (
        <line
          key={`${line.from.x}/${line.from.y}/${line.to.x}/${line.to.y}`}
          className={`ruler ${line.tone}`}
          x1={line.from.x}
          y1={-line.from.y}
          x2={line.to.x}
          y2={-line.to.y}
        />
      ))}
      {ruler && (
        <g className="ruler" opacity={ruler.opacity}>
          <line x1={ruler.from.x} y1={-ruler.from.y} x2={ruler.to.x} y2={-ruler.to.y} />
          <text x={(ruler.from.x + ruler.to.x) / 2} y={-(ruler.from.y + ruler.to.y) / 2 - 6}>
            {ruler.band}
          </text>
        </g>
      )}
      {picture.effects.map(effect => {
        const key = `${effect.kind}${effect.seed}${'index' in effect ? effect.index : ''}`
        if (effect.kind === 'bolt') {
          const from = pose(effect.from)
          const to = pose(effect.to)
          if (!from || !to || effect.progress >= 1) return null
          const at = (part: number) => ({ x: from.x + (to.x - from.x) * part, y: -(from.y + (to.y - from.y) * part) })
          const tail = at(Math.max(0, effect.progress - 0.15))
          const head = at(effect.progress)
          return <line key={key} className={`bolt ${effect.colour}`} x1={tail.x} y1={tail.y} x2={head.x} y2={head.y} />
        }
        const where = effect.kind === 'explosion' ? effect.at : pose(effect.ship)
        if (!where) return null
        const size = effect.kind === 'explosion' ? 60 : 34
        return (
          <circle
            key={key}
            className={`effect ${effect.kind}`}
            cx={where.x}
            cy={-where.y}
            r={8 + size * effect.progress}
            opacity={1 - effect.progress}
          />
        )
      })}
    </>
  )
}
