import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { t } from './locale/index.ts'
import { looksKept, textOf } from './saves/magic.ts'
import { LEVEL_IDS, menuLevels, USUAL_LEVEL } from './ui/levels.ts'
import { About } from './ui/menu/about.tsx'
import { Menu } from './ui/menu/menu.tsx'
import { MISSIONS, matOf } from './ui/menu/missions.ts'
import { freshSeed, SetupScreen } from './ui/menu/setup.tsx'
import { type BattleRequest, type BattleSetup, HUMAN } from './ui/menu/types.ts'
import { type Params, readParams } from './ui/params.ts'
import { Boundary, Problem } from './ui/parts/boundary.tsx'
import { IgnoredNotes } from './ui/parts/notes.tsx'
import { RulesDialog } from './ui/rules/rules-dialog.tsx'
import { openRules } from './ui/rules/store.ts'
import { askFor } from './ui/settings.ts'
import { hearGestures, muteForNow } from './ui/sound.ts'

// Everything of a battle – rules, stage, computer – comes only when a battle is asked for.
const Battle = lazy(() => import('./battle.tsx').then(module => ({ default: module.Battle })))
// So do the squads, which need the rules and the cards.
const Squads = lazy(() => import('./ui/squads/screen.tsx').then(module => ({ default: module.SquadsScreen })))

// And the battles that are kept.
const Battles = lazy(() => import('./ui/battles/battles.tsx').then(module => ({ default: module.BattlesScreen })))

type Screen =
  | { readonly name: 'menu' | 'play' | 'watch' | 'about' }
  | { readonly name: 'squads' }
  | { readonly name: 'battles'; readonly opened: string | null }
  | { readonly name: 'battle'; request: BattleRequest }

/** The battle that the address describes, with what stands there by default; chosen before the battle, or started at once. */
function setupOf(params: Params): BattleSetup {
  const mission = MISSIONS.find(one => one.name === params.mission) ?? MISSIONS[0]
  const level = params.level ?? (params.view === 'demo' ? USUAL_LEVEL.watch : USUAL_LEVEL.play)
  const side = params.side ?? 'rebel'
  return {
    mission: mission.id,
    seats:
      params.view === 'demo' ? { rebel: level, imperial: level } : { rebel: level, imperial: level, [side]: HUMAN },
    tempers: { rebel: params.temper ?? 'even', imperial: params.temper ?? 'even' },
    seed: params.seed ?? freshSeed(),
    points: params.points ?? 0,
    obstacles: params.obstacles ?? 0,
    ...(params.area ? { mat: matOf(params.area) } : {}),
  }
}

/** The screen that the address asks for: a view straight into a battle, or the menu. */
const firstScreen = (params: Params): Screen =>
  params.view === 'menu' ? { name: 'menu' } : { name: 'battle', request: { kind: 'battle', setup: setupOf(params) } }

/** The application: the screen, and the rulebook over it when it is open. */
export function App() {
  return (
    <>
      <Screens />
      <RulesDialog />
    </>
  )
}

/** What the address asks for, and which screen is shown. */
function Screens() {
  const { params, ignored } = useMemo(
    () =>
      readParams(
        window.location.search,
        LEVEL_IDS,
        MISSIONS.map(mission => mission.name),
      ),
    [],
  )
  // Before anything is shown, so that a battle begins as the address asks.
  useState(() => askFor(params.style, params.quality === '2d' ? null : params.quality))
  useState(() => muteForNow(params.mute))
  useEffect(hearGestures, [])
  useEffect(() => {
    if (params.rule) openRules([params.rule])
  }, [params.rule])
  // The address beats the machine's own wish.
  const reduced = params.motion ? params.motion === 'reduced' : matchMedia('(prefers-reduced-motion: reduce)').matches
  useEffect(() => {
    document.documentElement.dataset['motion'] = reduced ? 'reduced' : 'full'
  }, [reduced])
  const settled = useMemo((): Params => ({ ...params, motion: reduced ? 'reduced' : 'full' }), [params, reduced])
  const [screen, setScreen] = useState<Screen>(() => firstScreen(params))
  const shown = useRef(screen.name)
  useEffect(() => {
    if (shown.current === screen.name) return
    shown.current = screen.name
    // Another screen begins at its beginning, for those who go by keys or by ear.
    document.querySelector<HTMLElement>('#root > main')?.focus()
  }, [screen.name])
  const menu = () => setScreen({ name: 'menu' })
  const start = (request: BattleRequest) => setScreen({ name: 'battle', request })

  if (screen.name === 'menu')
    return (
      <Menu
        ignored={ignored}
        onPlay={() => setScreen({ name: 'play' })}
        onWatch={() => setScreen({ name: 'watch' })}
        onSquads={() => setScreen({ name: 'squads' })}
        onBattles={() => setScreen({ name: 'battles', opened: null })}
        onContinue={start}
        onFile={async file => {
          const text = await textOf(file)
          if (looksKept(text)) setScreen({ name: 'battles', opened: text })
          else start({ kind: 'replay', text, file: file.name })
        }}
        onAbout={() => setScreen({ name: 'about' })}
      />
    )
  if (screen.name === 'about') return <About onBack={menu} />
  if (screen.name === 'squads' || screen.name === 'battles')
    return (
      <Boundary fallback={what => <Problem what={t('ui.problem.text', { what })} onMenu={menu} />}>
        <Suspense fallback={<Loading />}>
          {screen.name === 'squads' ? (
            <Squads onBack={menu} />
          ) : (
            <Battles opened={screen.opened} onStart={start} onBack={menu} />
          )}
        </Suspense>
      </Boundary>
    )
  if (screen.name === 'battle')
    return (
      <Boundary fallback={what => <Problem what={t('ui.problem.text', { what })} onMenu={menu} />}>
        <Suspense fallback={<Loading />}>
          <Battle request={screen.request} params={settled} onMenu={menu} onStart={start} />
        </Suspense>
        <IgnoredNotes ignored={ignored} passing />
      </Boundary>
    )
  return (
    <SetupScreen
      key={screen.name}
      watch={screen.name === 'watch'}
      levels={menuLevels(params.level)}
      usual={USUAL_LEVEL[screen.name === 'watch' ? 'watch' : 'play']}
      params={params}
      onStart={setup => start({ kind: 'battle', setup })}
      onBack={menu}
    />
  )
}

function Loading() {
  return (
    <main className="shell" aria-busy="true">
      <p className="wordmark">Koiogran</p>
      <p className="shell-note">{t('ui.loading')}</p>
    </main>
  )
}
