/** All screens and the ways between them; what the menu does not need is fetched when it is asked for. */
import { type ReactNode, Suspense, useEffect } from 'react'
import { t } from '../locale/index.ts'
import { lessonsOver } from '../ui/campaign/lessons/lesson-progress.ts'
import { WaysContext } from '../ui/campaign/ways-on.ts'
import { menuLevels, USUAL_LEVEL } from '../ui/levels.ts'
import { About } from '../ui/menu/about.tsx'
import { setupOf } from '../ui/menu/asked.ts'
import { Menu } from '../ui/menu/menu.tsx'
import type { BattleRequest } from '../ui/menu/types.ts'
import type { Ignored, Params } from '../ui/params.ts'
import { Boundary, Problem } from '../ui/parts/boundary.tsx'
import { Later } from '../ui/parts/later.tsx'
import { beside, lazy, useArrival } from '../ui/parts/lazy.ts'
import { scriptsAhead } from '../ui/parts/loads.ts'
import { IgnoredNotes } from '../ui/parts/notes.tsx'
import { useSettings } from '../ui/settings.ts'
import { Fetched, Loading } from './fetched.tsx'
import type { Screen } from './first-screen.ts'
import { openedFile } from './opened-file.ts'
import { waysOver } from './ways.ts'

// Everything of a battle – rules, stage, computer – comes only when a battle is asked for.
const Battle = lazy(() => beside('board', import('../battle.tsx')).then(module => ({ default: module.Battle })))
/** Has the scripts of a battle come before it is shown, and those of its stage after them. Resolves when it is there, or cannot be had. */
export async function battleAhead(screen: Screen, { quality }: Params): Promise<void> {
  if (screen.name !== 'battle') return
  // While it begins and thinks out its first question the line would be idle.
  if (quality !== '2d' && !useSettings.getState().flat) void scriptsAhead('battle').then(() => scriptsAhead('stage'))
  await Battle.ahead()
}

// So do the squads, which need the rules and the cards, battles that are kept or came in a link, what there is to watch, and the
// campaign with what it lays over the table.
// The form before a battle is on its way as soon as the menu stands: whoever presses its key finds it there.
const Setup = lazy(() => import('../ui/menu/setup.tsx').then(module => ({ default: module.SetupScreen })))
const Squads = lazy(() => import('../ui/squads/screen.tsx').then(module => ({ default: module.SquadsScreen })))
const Battles = lazy(() => import('../ui/menu/battles/battles.tsx').then(module => ({ default: module.BattlesScreen })))
const Again = lazy(() => import('../ui/menu/battles/again.tsx').then(module => ({ default: module.Again })))
const Demos = lazy(() => import('../ui/watch/demos/demo-screen.tsx').then(module => ({ default: module.DemosScreen })))
const OpenDemo = lazy(() => import('../ui/watch/demos/demo-open.tsx').then(module => ({ default: module.OpenDemo })))
const OpenLink = lazy(() => import('../ui/watch/replays/open-link.tsx').then(module => ({ default: module.OpenLink })))
const Campaign = lazy(() => import('../ui/campaign/campaign.tsx').then(module => ({ default: module.CampaignScreen })))
const Daily = lazy(() => import('../ui/daily/daily.tsx').then(module => ({ default: module.DailyScreen })))
const Tour = lazy(() => import('../ui/tour/tour.tsx').then(module => ({ default: module.TourScreen })))
// What stands beside a broadcast needs no battle of its own.
const Overlay = lazy(() => import('../ui/stream/overlays/overlay-page.tsx').then(one => ({ default: one.OverlayPage })))
const Desk = lazy(() => import('../ui/stream/control/desk.tsx').then(one => ({ default: one.ControlPage })))

type Props = {
  readonly screen: Screen
  readonly ignored: readonly Ignored[]
  /** As the address has it, and with what the machine wishes besides. */
  readonly params: Params
  readonly settled: Params
  readonly go: (screen: Screen) => void
  readonly onLearn: () => void
}

/** The screen that is shown now. */
export function Shown({ screen, ignored, params, settled, go, onLearn }: Props) {
  // Asked here, outside of what waits for it, so that a battle is shown as soon as it has come.
  useArrival(Battle)
  useArrival(Setup)
  useEffect(() => void battleAhead(screen, params), [screen, params])
  useEffect(() => void (screen.name === 'menu' && Setup.ahead()), [screen.name])
  const show = (name: 'menu' | 'play' | 'demos' | 'squads' | 'about' | 'watch') => go({ name })
  const menu = () => show('menu')
  const tour = (file?: string) => go({ name: 'tour', debriefed: '', file })
  const start = (request: BattleRequest) => go({ name: 'battle', request })
  const flown = (request: BattleRequest) => {
    // Who goes into battle needs no lessons pressed on them.
    lessonsOver()
    start(request)
  }
  const chosen = { levels: menuLevels(params.level), usual: USUAL_LEVEL.play, params, onStart: flown }
  const fetched = (what: ReactNode) => <Fetched onMenu={menu}>{what}</Fetched>
  /** A screen that an address may lead to straight, with what was left out of it. */
  const noted = (what: ReactNode) => (
    <>
      {fetched(what)}
      <IgnoredNotes ignored={ignored} passing />
    </>
  )
  switch (screen.name) {
    case 'overlay':
      // Over a stream nothing is seen until there is something to see.
      return (
        <>
          <Later>
            <Overlay params={params} />
          </Later>
          <IgnoredNotes ignored={ignored} unseen />
        </>
      )
    case 'control':
      return noted(<Desk />)
    case 'menu':
      return (
        <Menu
          ignored={ignored}
          params={settled}
          onLearn={onLearn}
          onCampaign={() => go({ name: 'campaign', mission: null })}
          onMore={() => go({ name: 'campaign', mission: null, page: 'more' })}
          onDaily={() => go({ name: 'daily' })}
          onPuzzles={() => go({ name: 'daily', page: 'puzzles' })}
          onPlay={() => show('play')}
          onWatch={() => show('demos')}
          onSquads={() => show('squads')}
          onBattles={() => go({ name: 'battles', opened: null })}
          onContinue={start}
          onFile={file => void openedFile(file).then(go)}
          onAbout={() => show('about')}
        />
      )
    case 'about':
      return <About onBack={menu} />
    case 'daily':
      return fetched(<Daily page={screen.page ?? 'daily'} onStart={flown} onBack={menu} />)
    case 'squads':
      return fetched(<Squads onBack={menu} />)
    case 'battles':
      return (params.view === 'replay' ? noted : fetched)(
        <Battles opened={screen.opened} onStart={start} onTour={tour} onBack={menu} />,
      )
    case 'demos':
      return fetched(
        <Demos onDemo={id => go({ name: 'demo', id })} onSetup={() => show('watch')} onLearn={onLearn} onBack={menu} />,
      )
    case 'demo':
      return fetched(<OpenDemo key={screen.id} id={screen.id} params={params} onStart={start} onMenu={menu} />)
    case 'link':
      return fetched(<OpenLink key={screen.link} link={screen.link} onStart={start} onMenu={menu} />)
    case 'again':
      return fetched(
        <Again id={screen.id} onStart={start} onBegin={() => start({ kind: 'battle', setup: setupOf(params) })} />,
      )
    case 'campaign':
      return fetched(
        <Campaign
          {...chosen}
          mission={screen.mission}
          page={screen.page ?? 'campaign'}
          onTour={() => tour()}
          onBack={menu}
        />,
      )
    case 'tour':
      return fetched(
        <Tour
          {...chosen}
          params={settled}
          debriefed={screen.debriefed}
          file={screen.file ?? null}
          onBack={() => go({ name: 'campaign', mission: null })}
        />,
      )
    case 'battle': {
      const { request } = screen
      return (
        <Boundary
          fallback={(what, retry) => (
            <Problem
              what={t('ui.problem.text', { what })}
              onMenu={menu}
              onStart={kept => {
                start(kept)
                retry()
              }}
            />
          )}
        >
          <WaysContext value={waysOver(go, onLearn)}>
            <Suspense fallback={<Loading battle />}>
              <Battle request={request} params={settled} onMenu={menu} onStart={start} />
            </Suspense>
          </WaysContext>
          <IgnoredNotes ignored={ignored} passing />
        </Boundary>
      )
    }
    default: {
      const watch = screen.name === 'watch'
      return fetched(
        <Setup
          key={screen.name}
          watch={watch}
          levels={menuLevels(params.level)}
          usual={USUAL_LEVEL[screen.name]}
          params={params}
          onStart={setup => (watch ? start : flown)({ kind: 'battle', setup })}
          onBack={() => go({ name: watch ? 'demos' : 'menu' })}
        />,
      )
    }
  }
}
