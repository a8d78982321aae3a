/** Sets the page up for a stream: frame, background, size of text; and what lies over its picture. Fetched when it is asked for. */
import type { CSSProperties } from 'react'
import { STAGE } from '../../locale/en/stage.ts'
import { brings, t } from '../../locale/index.ts'
import type { Params } from '../params.ts'
import { sizeText } from '../parts/dress.ts'
import { pageSize, useFrame, wishOf } from './frame.ts'
import { frameIn, type Rect, roomsIn, SAFE, textShare } from './rooms.ts'

brings('stage', STAGE)

/** Puts what the address says of the picture on the page's root, where the styles find it, and keeps the frame fitted to the window. */
export function setUp(params: Params): void {
  const wish = wishOf(params)
  if (!wish) return
  const root = document.documentElement
  const { background } = params
  if (params.hud && params.hud !== 'full') root.dataset['bare'] = params.hud
  if (background && background !== 'space') {
    root.dataset['bg'] = background === 'transparent' ? 'transparent' : 'chroma'
    root.style.setProperty('--bg', background)
  }
  root.dataset['frame'] = wish.layout ?? 'window'
  const place = () => {
    const size = frameIn(wish.layout, { width: window.innerWidth, height: window.innerHeight })
    const { free } = roomsIn(size, wish)
    const style = { width: size.width, height: size.height, ...free }
    for (const [name, pixels] of Object.entries(style)) root.style.setProperty(`--frame-${name}`, `${pixels}px`)
    useFrame.setState({ size, free, stream: wish.stream })
    if (wish.stream) sizeText(textShare(size))
  }
  place()
  window.addEventListener('resize', place)
}

/** Lines at the safe areas of the frame, and the rooms of camera and chat by name: for whoever sets a stream up. */
export function Guides({ params }: { params: Params }) {
  const size = useFrame(state => state.size) ?? pageSize()
  const wish = wishOf(params)
  if (!wish) return null
  const { camera, chat } = roomsIn(size, wish)
  const within = (share: number): CSSProperties => ({ inset: `${share * 100}% ${share * 100}%` })
  return (
    <div className="guides" data-air="none" aria-hidden="true">
      <p className="guide picture" style={within(SAFE.picture)}>
        {t('ui.stage.safe.picture')}
      </p>
      <p className="guide text" style={within(SAFE.text)}>
        {t('ui.stage.safe.text')}
      </p>
      {camera && <Rooms name="camera" rect={camera} />}
      {chat && <Rooms name="chat" rect={chat} />}
    </div>
  )
}

function Rooms({ name, rect }: { name: 'camera' | 'chat'; rect: Rect }) {
  return (
    <p className="guide room" style={{ ...rect }}>
      {t(`ui.stage.${name}`)}
    </p>
  )
}
