/** The orders of a fight, which nobody is asked for before ships have flown: they travel together, after the first question. */
export { Attack } from './attack.tsx'
export { Modify } from './modify.tsx'
export { PickSlide } from './slide.tsx'
export { PickSpot } from './spot.tsx'
