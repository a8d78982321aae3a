/** Everything measured between ships on the flat board: rulers, threats, barred shots, what lies in the way. */
import { along, BANDS, type Crossed, headOf, type Ruled, type Threat, turnOf } from '../../../playback/overlays.ts'
import { numbered } from '../../parts/numbered.ts'
import { closed, open, scaled } from './shapes.ts'

/** Measured lines, each with ticks at its ends and at each range; that of an attack has a head at its target. */
export function Rulers({ ruled, pixel }: { ruled: readonly Ruled[]; pixel: number }) {
  return (
    <>
      {ruled.map(({ key, line, mm, look, ink, opacity }) => {
        const turn = turnOf(line)
        const ticks = BANDS.map(range => range * 100).filter(far => far < mm)
        return (
          <g key={key} className={`board-rule ${look}`} stroke={`var(--${ink})`} opacity={opacity} data-rule={key}>
            {look !== 'dots' && <path className="under" d={open([line.from, line.to])} />}
            <path className="line" d={open([line.from, line.to])} />
            {look !== 'dots' &&
              [0, ...ticks, mm].map(far => (
                <path
                  key={far}
                  className="tick"
                  d={far === 0 || far === mm ? 'M-4 0H4' : 'M-6 0H6'}
                  transform={scaled(along(line, far), pixel, turn)}
                />
              ))}
            {key === 'ruler' && <path className="head" d="M-6 10 0 1 6 10" transform={scaled(line.to, pixel, turn)} />}
          </g>
        )
      })}
    </>
  )
}

/** A head's point stands so far before the target's edge, pixels: its own stroke reaches it. */
const POINT = 1.5

/** Arrows from shooter to target: one side has full heads, the other two open ones, whatever their colours. */
export function Threats({ threats, pixel }: { threats: readonly Threat[]; pixel: number }) {
  const head = headOf(pixel) / pixel
  return (
    <>
      {threats.map(({ key, side, line, mm, obstructed, bar, faint }) => {
        const look = [bar && 'barred', obstructed && 'broken', faint && 'faint'].filter(Boolean).join(' ')
        const turn = turnOf(line)
        const chevron = `M${-head / 2} ${head}L0 0L${head / 2} ${head}`
        return (
          <g key={key} className={`board-threat ${side} ${look}`} data-threat={key}>
            <path className="under" d={open([line.from, line.to])} />
            <path className="line" d={open([line.from, line.to])} />
            {!bar && (
              <g transform={scaled(along(line, Math.max(0, mm - POINT * pixel)), pixel, turn)}>
                {side === 'first' ? (
                  <path className="head full" d={`${chevron}Z`} />
                ) : (
                  <path
                    className="head"
                    d={`${chevron}M${-head / 2} ${head * 1.55}L0 ${head * 0.55}L${head / 2} ${head * 1.55}`}
                  />
                )}
              </g>
            )}
          </g>
        )
      })}
    </>
  )
}

/** Shots that are barred: a cross over the line, in a ring where the bases touch and there is no line. */
export function Bars({ threats, pixel }: { threats: readonly Threat[]; pixel: number }) {
  return (
    <>
      {threats
        .filter(({ bar, faint }) => bar && !faint)
        .map(({ key, line, mm, bar }) => (
          <g key={key} className="board-bar" transform={scaled(along(line, mm / 2), pixel, turnOf(line))}>
            {bar === 'touching' && <circle r="8.5" />}
            <path d="M-5-5 5 5M-5 5 5-5" />
          </g>
        ))}
    </>
  )
}

const CROSS = 'M-4-4 4 4M-4 4 4-4'

/** Obstacles that lie in a measured line: their outline lit, and crosses where it passes. */
export function Crossings({ crossed, pixel }: { crossed: readonly Crossed[]; pixel: number }) {
  return (
    <>
      {crossed.map(({ id, polygon, crosses }) => (
        <g key={id} className="board-crossed" data-crossed={id}>
          <path d={closed(polygon)} />
          {numbered(crosses).map(({ key, thing }) => (
            <g key={key} transform={scaled(thing, pixel, thing.turn)}>
              <path className="under" d={CROSS} />
              <path d={CROSS} />
            </g>
          ))}
        </g>
      ))}
    </>
  )
}
