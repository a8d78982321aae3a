import type { BattleRequest } from './ui/menu/types.ts'
import type { Ignored, Params } from './ui/params.ts'

type Props = {
  readonly request: BattleRequest
  readonly params: Params
  readonly ignored: readonly Ignored[]
  readonly onMenu: () => void
  readonly onStart: (request: BattleRequest) => void
}
export function Battle({ onMenu }: Props) {
  return (
    <main className="about">
      <button type="button" onClick={onMenu}>
        Menu
      </button>
    </main>
  )
}
