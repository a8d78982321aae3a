/** Where a reader of the rulebook begins. */
import { t } from '../../locale/index.ts'
import { wordsFor } from '../../locale/sought.ts'
import { useSpoken } from '../language.ts'
import { InEnglish, Words } from './page.tsx'
import type { Book } from './parse.ts'
import { goTo } from './rulebook-store.ts'
import { RULES_OF, SUBJECTS } from './subjects.ts'

/** The sections of the four phases, in the order of a round (ROUND-1). */
const ROUND = [5, 7, 10, 11] as const

/** The book's first page: a round at a glance, what people look up by their own words, and what the book is. */
export function FrontPage({ book }: { book: Book }) {
  const language = useSpoken(state => state.language)
  const phases = ROUND.map(number => ({
    number,
    title: book.sections.find(section => section.number === number)?.title,
  }))
  return (
    <div className="rulebook-front">
      <h3>{t('ui.rules.note')}</h3>
      <section aria-labelledby="front-round">
        <h4 id="front-round" className="label">
          {t('ui.rules.front.round')}
        </h4>
        <ol className="front-round">
          {phases.map(({ number, title }) => (
            <li key={number}>
              <button type="button" onClick={() => goTo({ at: 'section', section: number, anchor: null })}>
                <strong>{title}</strong>
                <span>{t(`ui.rules.front.phase.${number}`)}</span>
              </button>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="front-asked">
        <h4 id="front-asked" className="label">
          {t('ui.rules.front.asked')}
        </h4>
        <ul className="front-asked">
          {SUBJECTS.map(subject => (
            <li key={subject}>
              <button type="button" onClick={() => goTo({ at: 'rule', id: RULES_OF[subject][0]! })}>
                {wordsFor(subject, language)[0]}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <InEnglish />
        {book.intro.map(line => (
          <p key={line.length} lang="en" className="panel-note">
            <Words line={line} />
          </p>
        ))}
      </section>
    </div>
  )
}
