/** The second battle of Quick start is offered until it has begun. */
import { useEffect } from 'react'
import type { BattleRequest } from '../../menu/types.ts'
import { secondBegun } from './lesson-progress.ts'
import { isSecond } from './setup.ts'

/** Notes that a battle has begun, if it is that one. */
export function useSecond(request: BattleRequest): void {
  useEffect(() => {
    if (request.kind === 'battle' && isSecond(request.setup)) secondBegun()
  }, [request])
}
