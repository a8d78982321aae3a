/** A manoeuvre as it is answered. */
import type { Command } from '../../src/rules/index.ts'
import type { Option } from '../model/position.ts'

/** The command among some that sets or flies a manoeuvre. */
export const flown = (commands: readonly Command[], option: Option | null): Command | undefined =>
  commands.find(command =>
    command.type === 'setDial' || command.type === 'chooseManoeuvre'
      ? command.manoeuvre === option?.key
      : command.type === 'pass' && option === null,
  )
