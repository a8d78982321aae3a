import { BufferGeometry, ExtrudeGeometry, Mesh, Shape, Vector2 } from 'three'
import { corners, rollTemplate, templateOutline, travel, type Vec } from '../../geometry/index.ts'
import type { TemplatePicture } from '../../playback/picture.ts'
import { cardboard } from '../paint/cardboard.ts'
import { COLOURS, difficultyColour } from '../palette.ts'
import type { Part } from '../part.ts'

/** Height in mm of the card's upper face. */
export const TEMPLATE_HEIGHT = 1.5

const outlineOf = (template: TemplatePicture): readonly Vec[] => {
  if ('roll' in template) return corners(rollTemplate(template.base, template.from, template.roll, 0))
  const path = travel(template.base, template.from, template)
  return templateOutline(path, path.reach)
}

/** The manoeuvre template: a card of the exact outline in the colour of the manoeuvre. */
export const createTemplate = (): Part => {
  const material = cardboard({ roughness: 0.6, transparent: true })
  const object = new Mesh(new BufferGeometry(), material)
  object.renderOrder = 3
  object.receiveShadow = true
  object.visible = false
  let drawn = ''
  return {
    object,
    update: ({ picture: { template }, style }) => {
      object.visible = style === 'tabletop' && template !== null && template.opacity > 0.01
      if (!template || !object.visible) return
      material.opacity = template.opacity
      material.color.set(COLOURS['roll' in template ? 'plain' : difficultyColour(template.difficulty)])
      material.color.multiplyScalar(
        'roll' in template || template.difficulty === 'white' || !template.difficulty ? 0.72 : 0.8,
      )
      const { from } = template
      const which = 'roll' in template ? template.roll : `${template.bearing}${template.speed}`
      const key = `${which} ${from.x} ${from.y} ${from.heading}`
      if (key === drawn) return
      drawn = key
      object.geometry.dispose()
      const outline = outlineOf(template)
      if (outline.length < 3) {
        object.geometry = new BufferGeometry()
        return
      }
      const geometry = new ExtrudeGeometry(new Shape(outline.map(at => new Vector2(at.x, at.y))), {
        depth: TEMPLATE_HEIGHT - 0.7,
        bevelThickness: 0.35,
        bevelSize: 0.35,
        bevelOffset: -0.35,
        bevelSegments: 1,
      })
      object.geometry = geometry.rotateX(-Math.PI / 2).translate(0, 0.35, 0)
    },
    dispose: () => {
      object.geometry.dispose()
      material.dispose()
    },
  }
}
