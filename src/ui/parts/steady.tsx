/** Keeps what lies below changing words where it is. */
import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Room for words that come and go: as high as the highest of them so far, so that less to say pulls nothing away from under the pointer.
 * What scrolls to its end would move otherwise between a finger's touch and its click.
 */
export function Steady({ children }: { readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const most = useRef(0)
  useLayoutEffect(() => {
    const height = Math.ceil(words.current?.getBoundingClientRect().height ?? 0)
    if (height <= most.current || !room.current) return
    most.current = height
    room.current.style.minHeight = `${height}px`
  })
  return (
    <div ref={room}>
      <div ref={words}>{children}</div>
    </div>
  )
}
