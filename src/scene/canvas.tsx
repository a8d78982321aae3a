/** The element that the table is drawn in: it goes by the size of its parent, and hands on what fails while drawing. */
import { createRoot, type ReconcilerRoot, type RenderProps } from '@react-three/fiber'
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Caught } from './caught.tsx'

type Props = Omit<RenderProps<HTMLCanvasElement>, 'size'> & { readonly children: ReactNode }
type Size = { readonly width: number; readonly height: number; readonly top: number; readonly left: number }

const HOLDER: CSSProperties = { position: 'relative', width: '100%', height: '100%', overflow: 'hidden' }
const BLOCK: CSSProperties = { display: 'block' }

/** A drawing that fills its parent: what stands in it is rendered by three once its size is known. What fails in it fails here. */
export function Canvas({ children, ...config }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const root = useRef<ReconcilerRoot<HTMLCanvasElement> | null>(null)
  const configured = useRef<Promise<unknown> | null>(null)
  // Renderer, lens and shadows are made once: with others the stage is made anew.
  const made = useRef(config)
  const [size, setSize] = useState<Size | null>(null)
  const [failed, fail] = useState<unknown>(null)
  if (failed) throw failed

  useLayoutEffect(() => {
    const box = holder.current
    if (!box) return
    const measure = () => {
      const { width, height, top, left } = box.getBoundingClientRect()
      setSize(now => (now && now.width === width && now.height === height ? now : { width, height, top, left }))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [])

  // Effects of this kind are not played twice while developing: only the end lets go of the graphics.
  useInsertionEffect(
    () => () => {
      root.current?.unmount()
      root.current = null
    },
    [],
  )

  const { dpr, frameloop } = config
  const shown = size && size.width > 0 && size.height > 0 ? size : null
  useLayoutEffect(() => {
    if (!canvas.current || !shown) return
    root.current ??= createRoot(canvas.current)
    configured.current = root.current.configure({ ...made.current, dpr, frameloop, size: shown })
    configured.current.catch(fail)
  }, [shown, dpr, frameloop])

  useLayoutEffect(() => {
    const to = root.current
    if (!to || !shown) return
    const render = () => root.current === to && to.render(<Caught tell={fail}>{children}</Caught>)
    // What could not be configured has failed already.
    configured.current?.then(render, () => {})
  }, [shown, children])

  // A canvas that was taken out while it was hidden is gone too.
  useEffect(() => {
    const drawn = canvas.current
    return () => {
      if (drawn && !drawn.isConnected) root.current?.unmount()
    }
  }, [])

  return (
    <div ref={holder} style={HOLDER}>
      <canvas ref={canvas} style={BLOCK} />
    </div>
  )
}
