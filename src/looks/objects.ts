/** How kinds of objects on the mat look: which model stands for them, and their colours on the flat board. */

export type ObjectLook = {
  /** One model for all of the kind; null: each has a model of its own id. */
  readonly model: string | null
  readonly fill: string
  readonly stroke: string
}

const LOOKS: Readonly<Record<string, ObjectLook>> = {
  asteroid: { model: null, fill: 'var(--rock)', stroke: 'var(--type-dim)' },
  satellite: { model: 'satellite', fill: 'var(--satellite)', stroke: 'var(--shield)' },
  comrade: { model: 'comrade', fill: 'var(--satellite)', stroke: 'var(--focus)' },
}

/** Whether a kind has a look of its own. */
export const isDrawnKind = (kind: string): boolean => Object.hasOwn(LOOKS, kind)

/** What nobody has drawn yet looks like cardboard, and as a model like a plain stone. */
const PLAIN: ObjectLook = { model: 'undrawn', fill: 'var(--rock)', stroke: 'var(--type)' }

/** The look of a kind; a plain one for a kind that has none. */
export const objectLook = (kind: string): ObjectLook => (isDrawnKind(kind) ? LOOKS[kind]! : PLAIN)

/** The model of something on the mat. */
export const objectModel = ({ what, id }: { readonly what: string; readonly id: string }): string =>
  objectLook(what).model ?? id
