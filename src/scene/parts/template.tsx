/** The template of the manoeuvre that is flown, as a card on the mat. */
import { useLayoutEffect, useRef } from 'react'
import { BufferGeometry, ExtrudeGeometry, type Mesh, Shape, Vector2 } from 'three'
import { corners, rollTemplate, templateOutline, travel, type Vec } from '../../geometry/index.ts'
import type { TemplatePicture } from '../../playback/picture.ts'
import { useDrawn, useOwned } from '../drawing.tsx'
import { cardboard } from '../paint/cardboard.ts'
import { COLOURS, difficultyColour } from '../palette.ts'

/** Height in mm of the card's upper face. */
export const TEMPLATE_HEIGHT = 1.5

const outlineOf = (template: TemplatePicture): readonly Vec[] => {
  if ('roll' in template) return corners(rollTemplate(template.base, template.from, template.roll, 0, template.speed))
  const path = travel(template.base, template.from, template)
  return templateOutline(path, path.reach)
}

const board = () => cardboard({ roughness: 0.6, transparent: true })

/** The card of an outline, lying on the mat. */
const cardOf = (outline: readonly Vec[]): BufferGeometry => {
  if (outline.length < 3) return new BufferGeometry()
  const geometry = new ExtrudeGeometry(new Shape(outline.map(at => new Vector2(at.x, at.y))), {
    depth: TEMPLATE_HEIGHT - 0.7,
    bevelThickness: 0.35,
    bevelSize: 0.35,
    bevelOffset: -0.35,
    bevelSegments: 1,
  })
  return geometry.rotateX(-Math.PI / 2).translate(0, 0.35, 0)
}

/** The manoeuvre template: a card of the exact outline in the colour of the manoeuvre. */
export function Template() {
  const card = useRef<Mesh>(null!)
  const material = useOwned(board, null)
  const drawn = useRef('')
  useLayoutEffect(() => {
    const mesh = card.current
    return () => mesh.geometry.dispose()
  }, [])
  useDrawn(({ picture: { template }, style }) => {
    const object = card.current
    object.visible = style === 'tabletop' && template !== null && template.opacity > 0.01
    if (!template || !object.visible) return
    material.opacity = template.opacity
    material.color.set(COLOURS['roll' in template ? 'plain' : difficultyColour(template.difficulty)])
    const dark = 'roll' in template || template.difficulty === 'white' || !template.difficulty
    material.color.multiplyScalar(dark ? 0.72 : 0.8)
    const { from } = template
    const which = 'roll' in template ? template.roll : `${template.bearing}${template.speed}`
    const key = `${which} ${from.x} ${from.y} ${from.heading}`
    if (key === drawn.current) return
    drawn.current = key
    object.geometry.dispose()
    object.geometry = cardOf(outlineOf(template))
  })
  return <mesh ref={card} name="template" material={material} renderOrder={3} receiveShadow visible={false} />
}
