/** The result of a day: its three lines to be copied, and its card to be saved. */
import { useEffect, useRef, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { DailyResult } from '../../saves/daily.ts'
import { battles } from '../menu/battles/battle-store.ts'
import { copyText } from '../parts/copy-text.ts'
import { download } from '../parts/save-file.ts'
import { drawCard } from './card.ts'
import type { DailyBattle } from './day.ts'
import { dateWords, shareLines, whatOf } from './day-words.ts'
import { countedId } from './ids.ts'
import { type Tracks, tracksOf } from './tracks.ts'

/** The ways of the ships, if the battle is still kept. */
function useTracks(date: string): Tracks | null {
  const [tracks, setTracks] = useState<Tracks | null>(null)
  useEffect(() => {
    let left = false
    const read = async () => {
      const store = await battles()
      const battle = await store.read(countedId(date))
      if (!left && !('problem' in battle)) setTracks(tracksOf(battle.replay))
    }
    // Without them the card has its words alone.
    void read().catch(() => {})
    return () => {
      left = true
    }
  }, [date])
  return tracks
}

type Props = {
  readonly battle: DailyBattle
  readonly result: DailyResult
  /** Days in a row. */
  readonly days: number
}

/** What came of the try that counts, and the two ways to show it to others. */
export function Outcome({ battle, result, days }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const tracks = useTracks(battle.date)
  const [told, setTold] = useState('')
  const lines = shareLines(battle, result)
  const [, who = '', damage = ''] = lines
  const title = t('ui.daily')
  const date = dateWords(battle.date, 'long')
  const what = whatOf(battle)
  const { side } = battle
  const streak = `${t('ui.daily.streak')}: ${days}`
  useEffect(() => {
    const draw = () => {
      if (canvas.current) drawCard(canvas.current, { title, date, what, who, damage, streak, tracks, side })
    }
    draw()
    void document.fonts?.ready.then(draw)
  }, [title, date, what, who, damage, streak, tracks, side])
  const copy = async () => setTold(t((await copyText(lines.join('\n'))) ? 'ui.daily.copied' : 'ui.daily.copied.not'))
  const save = () => canvas.current?.toBlob(file => file && download(file, `koiogran-${battle.date}.png`), 'image/png')
  return (
    <section className={`daily-result ${result.outcome}`} aria-labelledby="daily-result">
      <h3 id="daily-result" className="label">
        {t('ui.daily.result')}
      </h3>
      <div className="share-lines">
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="row">
        <button type="button" className="key" onClick={() => void copy()}>
          {t('ui.daily.copy')}
        </button>
        <button type="button" className="key" onClick={save}>
          {t('ui.daily.picture')}
        </button>
        <p className="panel-note" role="status">
          {told}
        </p>
      </div>
      <canvas ref={canvas} role="img" aria-label={t('ui.daily.picture.alt')} />
    </section>
  )
}
