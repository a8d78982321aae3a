/** What a pointer is on: a ship, a place on the mat, or nothing. */
import type { ThreeEvent } from '@react-three/fiber'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { BackSide, type InstancedMesh, Matrix4, type Mesh, Vector3 } from 'three'
import { useDrawn } from '../drawing.tsx'
import type { Pick } from '../props.ts'
import { hangsAt, lyingMatrix, MOST_SHIPS } from '../space.ts'

/** A press that moves farther than this, in pixels, is a drag of the camera and picks nothing. */
const DRAG = 7
/** A base can be hit up to this height and so far beside it, mm. */
const TALL = 2
const BESIDE = 1
/** Farther away than all that can be seen, mm. */
const BEYOND = 20_000

const at = new Vector3()
const stretch = new Vector3()
const matrix = new Matrix4()

type Props = {
  /** Told what is pressed. */
  readonly onPick?: ((pick: Pick) => void) | undefined
  /** Told what is pointed at: by no finger, and by nobody while a button is held. */
  readonly onHover?: ((pick: Pick) => void) | undefined
}

/**
 * What a pointer finds on the table, as plain shapes that are never drawn: each ship is a ball about its model and the slab of its base;
 * under them is the mat, and beyond it nothing. They are where the frame before had them; rays are cast for events only.
 */
export function Targets(props: Props) {
  const tell = useRef(props)
  useLayoutEffect(() => {
    tell.current = props
  })
  const models = useRef<InstancedMesh>(null!)
  const bases = useRef<InstancedMesh>(null!)
  const mat = useRef<Mesh>(null!)
  const ids = useRef<string[]>([])
  useDrawn(({ picture }) => {
    ids.current = []
    for (const ship of picture.ships) {
      const { id, pose, base, presence } = ship
      const many = ids.current.length
      if (presence < 0.5 || many >= MOST_SHIPS) continue
      const radius = Math.max(base.width, base.length) / 2
      models.current.setMatrixAt(many, matrix.makeScale(radius, radius, radius).setPosition(hangsAt(ship, at)))
      stretch.set(base.width + 2 * BESIDE, TALL, base.length + 2 * BESIDE)
      bases.current.setMatrixAt(many, lyingMatrix(pose, pose.heading, TALL / 2, stretch, matrix))
      ids.current.push(id)
    }
    for (const { current: mesh } of [models, bases]) {
      mesh.count = ids.current.length
      // The bounds of all of them are known anew when a ray is cast.
      mesh.boundingSphere = null
    }
    mat.current.scale.set(picture.mat.width, picture.mat.height, 1)
  })
  // The same for good: with others the library would ask for a frame.
  const handlers = useMemo(() => {
    const pressed = { x: 0, y: 0 }
    /** What an event is about: the nearest that it met, and nothing behind that. */
    const found = (event: ThreeEvent<PointerEvent>): Pick => {
      event.stopPropagation()
      const { object, instanceId, point } = event
      if (instanceId !== undefined) return { kind: 'ship', id: ids.current[instanceId]! }
      return object === mat.current ? { kind: 'mat', x: point.x, y: -point.z } : null
    }
    return {
      onPointerDown: ({ clientX, clientY }: ThreeEvent<PointerEvent>) => {
        pressed.x = clientX
        pressed.y = clientY
      },
      onPointerUp: (event: ThreeEvent<PointerEvent>) => {
        const pick = found(event)
        const moved = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y)
        if (event.button === 0 && moved <= DRAG) tell.current.onPick?.(pick)
      },
      onPointerMove: (event: ThreeEvent<PointerEvent>) => {
        const pick = found(event)
        if (event.pointerType !== 'touch' && event.buttons === 0) tell.current.onHover?.(pick)
      },
      onPointerOut: () => tell.current.onHover?.(null),
    }
  }, [])
  return (
    <group name="targets" visible={false} {...handlers}>
      <instancedMesh ref={models} name="ship targets" args={[undefined, undefined, MOST_SHIPS]}>
        <sphereGeometry args={[1, 24, 16]} />
      </instancedMesh>
      <instancedMesh ref={bases} name="base targets" args={[undefined, undefined, MOST_SHIPS]}>
        <boxGeometry />
      </instancedMesh>
      <mesh ref={mat} name="mat target" rotation-x={-Math.PI / 2}>
        <planeGeometry />
      </mesh>
      <mesh name="beyond" material-side={BackSide}>
        <sphereGeometry args={[BEYOND, 8, 6]} />
      </mesh>
    </group>
  )
}
