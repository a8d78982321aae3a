/** The page about the game: version, notices and licences. */
import { t } from '../../locale/index.ts'
import { Back } from '../parts/back.tsx'
import { Later } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'

const Version = lazy(() => import('./version.tsx').then(module => ({ default: module.Version })))

/** What is in the page, by licence; the build lays the licences themselves beside it. */
const LICENCES = [
  'three.js, React, React Three Fiber, Drei, React Postprocessing, Zustand, Valibot, noble-hashes – MIT',
  'Comlink, Rapier – Apache-2.0',
  'Mediabunny – MPL-2.0',
  'Postprocessing – Zlib',
  'idb – ISC',
  'Barlow, Barlow Condensed, Fira Sans, Fira Sans Extra Condensed – SIL Open Font License 1.1',
]

/** What this is, whose marks it names, and what it is made of. */
export function About({ onBack }: { onBack: () => void }) {
  return (
    <main className="about" tabIndex={-1}>
      <h1>{t('ui.about.title')}</h1>
      <p>{t('ui.about.what')}</p>
      <Later>
        <Version />
      </Later>
      <h2 className="label">{t('ui.about.noticeTitle')}</h2>
      <p>{t('ui.about.notice')}</p>
      <h2 className="label">{t('ui.about.fairTitle')}</h2>
      <p>{t('ui.about.fair')}</p>
      <h2 className="label">{t('ui.about.creditsTitle')}</h2>
      <p>{t('ui.about.credits')}</p>
      <ul>
        {LICENCES.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="row">
        <Back onBack={onBack} look="key large" />
        <a href="./licences.txt" target="_blank" rel="noreferrer">
          {t('ui.about.licences')}
        </a>
      </div>
    </main>
  )
}
