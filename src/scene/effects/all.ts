/** Everything that shoots, burns and smokes in a picture: each kind is handed to the file that draws it. */
import type { EffectPicture } from '../../playback/effect-picture.ts'
import type { Picture } from '../../playback/picture.ts'
import { WAKE_STEP } from '../../playback/wake.ts'
import { drawRing, drawShield, drawSpark } from './blows.ts'
import { drawBolt, drawImpact } from './bolt.ts'
import type { Stage } from './context.ts'
import { drawEngines } from './engines.ts'
import { drawBlast, drawExplosion } from './explosion.ts'
import { drawScan, drawScrape } from './missions.ts'
import { drawSmoke } from './smoke.ts'
import { drawVolley, stillsOf } from './still.ts'
import { drawTorpedo } from './torpedo.ts'

const drawOne = (effect: EffectPicture, stage: Stage): void => {
  if (effect.kind === 'bolt') drawBolt(effect, stage)
  else if (effect.kind === 'torpedo') drawTorpedo(effect, stage)
  else if (effect.kind === 'shield') drawShield(effect, stage)
  else if (effect.kind === 'spark') drawSpark(effect, stage)
  else if (effect.kind === 'explosion') drawExplosion(effect, stage)
  else if (effect.kind === 'blast') drawBlast(effect, stage)
  else if (effect.kind === 'scrape') drawScrape(effect, stage)
  else if (effect.kind === 'impact') drawImpact(effect, stage)
  else if (effect.kind === 'scan') drawScan(effect, stage)
  else drawRing(effect, stage)
}

/**
 * Draws all light and smoke of a picture: what ships trail, then its effects; `calm`: as stills. Then smoke hangs as it
 * does at the film's start, so that only what happens to a ship changes it.
 */
export const drawEffects = ({ ships, effects, t }: Picture, stage: Stage, calm: boolean): void => {
  const seconds = calm ? 0 : t
  for (const ship of ships) {
    drawSmoke(ship, seconds, WAKE_STEP, stage)
    drawEngines(ship, seconds, stage)
  }
  const { volleys, held } = calm ? stillsOf(effects) : { volleys: [], held: effects }
  for (const volley of volleys) drawVolley(volley, stage)
  for (const effect of held) drawOne(effect, stage)
}
