/** What lies on the flat board’s mat beside ships, by its outline or its picture from above. */

import { objectLook, objectModel } from '../../../looks/objects.ts'
import type { Marks } from '../../../playback/marks.ts'
import { lyingIn } from '../../../playback/objects.ts'
import type { ObjectPicture, Picture } from '../../../playback/picture.ts'
import { Above } from './above.tsx'
import { abovePicture, TOKEN_ABOVE_MM } from './pictures.ts'
import { closed, placed } from './shapes.ts'

/** The smaller copy of an outline that stands for the relief on it. */
const inner = ({ polygon, pose }: ObjectPicture, share: number): string =>
  closed(polygon.map(({ x, y }) => ({ x: pose.x + (x - pose.x) * share, y: pose.y + (y - pose.y) * share })))

type Props = {
  readonly picture: Picture
  readonly marks: Marks
  /** The addresses of pictures that have come, by file. */
  readonly pictures: ReadonlyMap<string, string>
}

/** Obstacles and satellites as they lie on the mat, and the token that is about to be put there. */
export function BoardTokens({ picture, marks, pictures }: Props) {
  const lying = lyingIn(picture)
  return (
    <>
      {lying.map(token => {
        const look = objectLook(token.what)
        const struck = marks.struck.includes(token.id)
        const above = pictures.get(abovePicture(objectModel(token)))
        return (
          <g key={token.id} className={`board-token ${token.what}`} opacity={token.presence} data-token={token.id}>
            <path d={closed(token.polygon)} fill={look.fill} />
            {above ? (
              <g transform={placed(token.pose)}>
                <Above href={above} across={TOKEN_ABOVE_MM} />
              </g>
            ) : (
              <path
                d={[0.62, ...(token.obstacle ? [0.3] : [])].map(share => inner(token, share)).join('')}
                fill="none"
                stroke={look.stroke}
                strokeWidth="0.8"
                opacity="0.45"
              />
            )}
            <path
              d={closed(token.polygon)}
              fill="none"
              stroke={struck ? 'var(--alarm)' : look.stroke}
              strokeWidth={struck ? 4 : 1.4}
              strokeLinejoin="round"
            />
          </g>
        )
      })}
      {marks.token && (
        <path
          className="board-token ghost"
          d={closed(marks.token.polygon)}
          fill={marks.token.legal ? 'var(--easy)' : 'var(--alarm)'}
          fillOpacity="0.25"
          stroke={marks.token.legal ? 'var(--easy)' : 'var(--alarm)'}
          strokeWidth="2.4"
          strokeDasharray={marks.token.legal ? undefined : '6 4'}
        />
      )}
    </>
  )
}
