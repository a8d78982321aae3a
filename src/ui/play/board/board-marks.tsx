/** What belongs to the moment on the flat board, in the two layers below and above the ships. */
import type { ComponentProps } from 'react'
import type { Marks } from '../../../playback/marks.ts'
import type { Picture } from '../../../playback/picture.ts'
import { silhouette } from '../../parts/silhouette.tsx'
import { BoardEffect } from './board-effect.tsx'
import { BoardTemplate } from './board-template.tsx'
import { BoardTokens } from './board-tokens.tsx'
import { closed, placed, templatePath } from './shapes.ts'

/** What lies under the ships: zones, tokens on the mat, templates being considered or flown. */
export function BoardUnder({
  picture,
  marks,
  pictures,
  pixel,
}: ComponentProps<typeof BoardTokens> & { readonly pixel: number }) {
  const { template } = picture
  return (
    <>
      {marks.zone?.map(zone => (
        <path key={closed(zone.points)} className={`zone ${zone.tone}`} d={closed(zone.points)} />
      ))}
      <BoardTokens picture={picture} marks={marks} pictures={pictures} />
      {template && <BoardTemplate template={template} pixel={pixel} />}
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

/** What lies over the ships: ghosts, bolts and blasts. */
export function BoardOver({ picture, marks, calm }: { picture: Picture; marks: Marks; calm: boolean }) {
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
      {picture.effects.map(effect => (
        <BoardEffect
          key={`${effect.kind}${effect.seed}${'index' in effect ? effect.index : ''}`}
          effect={effect}
          picture={picture}
          calm={calm}
        />
      ))}
    </>
  )
}
