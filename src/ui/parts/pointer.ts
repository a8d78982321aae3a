/** Where the pointer was seen last: the page may move below one that lies still, and then nobody has pointed at anything. */
let last = { x: Number.NaN, y: Number.NaN }
window.addEventListener(
  'pointermove',
  ({ screenX, screenY }) => {
    last = { x: screenX, y: screenY }
  },
  true,
)

/** Whether a pointer came upon something by a movement of its own. Browsers say that it is upon it before they say that it moved. */
export const cameItself = ({ screenX, screenY }: { readonly screenX: number; readonly screenY: number }): boolean =>
  screenX !== last.x || screenY !== last.y
