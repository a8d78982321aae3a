/** Before a single battle: whose cards are played, and the form for all the rest as soon as they are there. */
import { useState } from 'react'
import { BOX_SET } from '../factions.ts'
import { SetChoice } from '../parts/set-choice.tsx'
import { SetWait } from '../parts/set-wait.tsx'
import { useSet } from '../parts/use-set.ts'
import { type FormProps, SetupForm } from './setup-form.tsx'
import './english.ts'

/** What is played, by whom, and where; a set that comes late is waited for, and one that does not come is said to be away. */
export function SetupScreen(props: Omit<FormProps, 'set' | 'choice'>) {
  const [set, setSet] = useState(props.params.set ?? BOX_SET)
  const { came, again } = useSet(set)
  const choose = (next: string) => (next === set ? again() : setSet(next))
  const choice = <SetChoice value={set} onChange={choose} />
  if (came === 'here') return <SetupForm key={set} {...props} set={set} choice={choice} />
  return (
    <main className="setup" tabIndex={-1}>
      <div className="setup-mission">{choice}</div>
      <SetWait came={came} again={again} onBack={props.onBack} />
    </main>
  )
}
