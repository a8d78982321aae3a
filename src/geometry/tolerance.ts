/** The kernel's one tolerance in mm: bases overlap beyond it, a border reaches this much further, outside starts past it. */
export const EPS = 0.001

/** What a number must exceed to be more than EPS: places of 1e-4 mm make exactly EPS, give or take a double's rounding. */
export const BEYOND = EPS + 1e-9

/**
 * Bases count as in contact up to this gap in mm (OVERLAP-3, OVERLAP-7, SE-RANGE-1). The last step back is at most EPS past the
 * first free pose and rounding may add another EPS; a corner moves at most 3.6 mm per mm of path (large base, tightest
 * turn) and rounding shifts it by 0.0002 mm, so 0.0074 mm is the widest gap that a back-up can leave.
 */
export const CONTACT = 0.01
