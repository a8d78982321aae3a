/** The chances of both sides through a battle, reckoned in a worker as it goes on. */
import { useEffect, useState } from 'react'
import { type Judged, openJudge } from '../../../../ai/judge-client.ts'
import { useSession } from '../../play/context.ts'
import { playedOf } from '../../play/session/session.ts'
import { followLog } from './follow.ts'

/** What has been judged of a battle so far, and how much of it has been followed. `stuck`: the rest cannot be judged. */
export type Judgement = {
  readonly judged: readonly Judged[]
  readonly followed: number
  readonly of: number
  readonly stuck: boolean
}

const NOTHING: Judgement = { judged: [], followed: 0, of: 0, stuck: false }

/** Has the battle of this screen judged in a worker, as far as it has come, for as long as the calling part is shown. */
export function useJudged(): Judgement {
  const session = useSession()
  const [judgement, setJudgement] = useState(NOTHING)
  useEffect(() => {
    const log = () => playedOf(session).commands.filter(({ type }) => type !== 'concede')
    const { more, dispose } = followLog(log, () => {
      setJudgement(NOTHING)
      return openJudge(playedOf(session).scenario, ({ judged, followed, stuck }) =>
        setJudgement(known => ({ judged: [...known.judged, ...judged], followed, of: log().length, stuck })),
      )
    })
    more()
    const leave = session.subscribe(more)
    return () => {
      leave()
      dispose()
      setJudgement(NOTHING)
    }
  }, [session])
  return judgement
}
