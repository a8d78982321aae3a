/** The lettering that is painted into the scene, and how to wait for it. */
const FACE = '"Barlow Condensed"'

/** The page's own face, and what stands in for it until it has come. */
export const FONT = `${FACE}, "Liberation Sans Narrow", sans-serif`

/** Waits for every weight that is painted with; what was painted before is painted in the stand-in. */
export const fontsLoaded = (): Promise<unknown> =>
  Promise.all([500, 600, 700].map(weight => document.fonts.load(`${weight} 32px ${FACE}`)))
