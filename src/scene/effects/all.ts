import type { EffectPicture } from '../../playback/picture.ts'
import { drawRing, drawShield, drawSpark } from './blows.ts'
import { drawBolt, drawImpact } from './bolt.ts'
import type { Stage } from './context.ts'
import { drawExplosion } from './explosion.ts'
import { drawScan, drawScrape } from './missions.ts'
import { drawLines, stillsOf } from './still.ts'
import { drawTorpedo } from './torpedo.ts'

/** Draws the effects of a picture; `calm`: as stills, nothing of them travels. */
export const drawEffects = (effects: readonly EffectPicture[], stage: Stage, calm: boolean): void => {
  for (const effect of calm ? stillsOf(effects) : effects) {
    if (effect.kind === 'bolt') (calm ? drawLines : drawBolt)(effect, stage)
    else if (effect.kind === 'torpedo') (calm ? drawLines : drawTorpedo)(effect, stage)
    else if (effect.kind === 'shield') drawShield(effect, stage)
    else if (effect.kind === 'spark') drawSpark(effect, stage)
    else if (effect.kind === 'explosion') drawExplosion(effect, stage)
    else if (effect.kind === 'scrape') drawScrape(effect, stage)
    else if (effect.kind === 'impact') drawImpact(effect, stage)
    else if (effect.kind === 'scan') drawScan(effect, stage)
    else drawRing(effect, stage)
  }
}
