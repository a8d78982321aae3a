/** The page from its address on: what must be there before the first screen, and which screen follows which. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { firstScreen, type Screen } from './app/first-screen.ts'
import { battleAhead, Shown } from './app/screens.tsx'
import { useWayBack } from './app/use-way-back.ts'
import { t } from './locale/index.ts'
import { useLessons } from './ui/campaign/lessons/lesson-progress.ts'
import { lessonSetup } from './ui/campaign/lessons/setup.ts'
import { beginLanguage, useSpoken } from './ui/language.ts'
import { readAddress } from './ui/menu/asked.ts'
import { freshSeed } from './ui/menu/fresh-seed.ts'
import type { Params } from './ui/params.ts'
import { Boundary, Problem } from './ui/parts/boundary.tsx'
import { useDress } from './ui/parts/dress.ts'
import { LanguageTrouble } from './ui/parts/language-settings.tsx'
import { mediaOf } from './ui/parts/media.ts'
import { hearMishaps } from './ui/parts/mishaps.ts'
import { openRules } from './ui/rules/rulebook-store.ts'
import { RulesDialog } from './ui/rules/rules-dialog.tsx'
import { askFor, useMotion } from './ui/settings.ts'
import { hearGestures, muteForNow } from './ui/sound.ts'
import { setUpFrame } from './ui/stream/frame.ts'

/** So long a battle that the address asks for may keep the page as it came, ms; after that is told how far it is. */
const BATTLE_WITHIN_MS = 300

/** Gets what must be there before the first screen: its language, the frame of a stream, and a battle that is almost there. Never rejects. */
export async function prepare(): Promise<void> {
  const { params } = readAddress()
  const battle = battleAhead(firstScreen(params), params)
  const soon = Promise.race([battle, new Promise(over => setTimeout(over, BATTLE_WITHIN_MS))])
  await Promise.all([beginLanguage(params.language), setUpFrame(params), soon])
}

/** The application: the screen, and the rulebook over it when it is open. */
export function App() {
  // Everything is rendered anew in another language: nothing below is memoised, and a battle keeps its session.
  useSpoken()
  return (
    <>
      <Screens />
      <RulesDialog />
      <LanguageTrouble />
    </>
  )
}

/** Whether the system wishes that little moves; it may change its mind. */
const CALM = mediaOf('(prefers-reduced-motion: reduce)')
function hearCalm(heard: () => void): () => void {
  CALM?.addEventListener('change', heard)
  return () => CALM?.removeEventListener('change', heard)
}

/** What the address asks for, and which screen is shown. */
function Screens() {
  const [{ params, ignored }, setAsked] = useState(readAddress)
  // Before anything is shown, so that a battle begins as the address asks.
  useState(() => {
    const { style, palette, motion, quality } = params
    askFor({ style, palette, motion, quality: quality === '2d' ? null : quality })
  })
  useDress()
  useState(() => muteForNow(params.mute))
  useEffect(hearGestures, [])
  useEffect(hearMishaps, [])
  useEffect(() => {
    if (params.rule) openRules([params.rule])
  }, [params.rule])
  const calm = useSyncExternalStore(hearCalm, () => CALM?.matches ?? false)
  const motion = useMotion()
  const reduced = motion === 'auto' ? calm : motion === 'reduced'
  useEffect(() => {
    document.documentElement.dataset['motion'] = reduced ? 'reduced' : 'full'
  }, [reduced])
  const [screen, setScreen] = useState<Screen>(() => firstScreen(params))
  // A battle ends with the motion that it began with: its film is laid out by it.
  const [begun, setBegun] = useState({ screen, reduced })
  if (begun.screen !== screen) setBegun({ screen, reduced })
  const settled = useMemo((): Params => {
    // A source of OBS has as many pixels as it is asked for, whatever the screen beside it has.
    const dpr = params.dpr ?? ('obsstudio' in window ? 1 : null)
    return { ...params, dpr, motion: begun.reduced ? 'reduced' : 'full' }
  }, [params, begun.reduced])
  useEffect(() => {
    // A link to a battle that is put into the address of the open page.
    const other = () => window.location.hash.startsWith('#r=') && setScreen(firstScreen(params))
    window.addEventListener('hashchange', other)
    return () => window.removeEventListener('hashchange', other)
  }, [params])
  useEffect(() => {
    if (screen.name !== 'menu' || !window.location.hash.startsWith('#r=')) return
    // A link that was left opens no more when the page is loaded again, and another replay begins at its beginning.
    const address = new URL(window.location.href)
    address.hash = ''
    for (const name of ['view', 't']) address.searchParams.delete(name)
    window.history.replaceState(null, '', address)
    setAsked(asked => ({ ...asked, params: { ...asked.params, time: null } }))
  }, [screen.name])
  useWayBack(screen.name === 'menu', () => setScreen({ name: 'menu' }))
  const shown = useRef(screen.name)
  useEffect(() => {
    if (shown.current === screen.name) return
    shown.current = screen.name
    // Another screen begins at its beginning, for those who go by keys or by ear.
    document.querySelector<HTMLElement>('#root > main')?.focus()
  }, [screen.name])
  const learn = () => {
    const setup = lessonSetup(useLessons.getState().stage, params.seed ?? freshSeed())
    setScreen({ name: 'battle', request: { kind: 'battle', setup } })
  }
  return (
    <Boundary
      fallback={(what, retry) => (
        <Problem
          what={t('ui.problem.text', { what })}
          onMenu={() => {
            setScreen({ name: 'menu' })
            retry()
          }}
        />
      )}
    >
      <Shown screen={screen} ignored={ignored} params={params} settled={settled} go={setScreen} onLearn={learn} />
    </Boundary>
  )
}
