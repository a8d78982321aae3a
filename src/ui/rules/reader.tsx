/** The rulebook to read in: contents, pages, search and the trail back; the book comes with it. */
import { useEffect, useMemo, useRef } from 'react'
import text from '../../../docs/rulebook.md?raw'
import { brings, speaking, t } from '../../locale/index.ts'
import { useSpoken } from '../language.ts'
import { IconKey } from '../parts/icon.tsx'
import { FrontPage } from './front.tsx'
import { InEnglish, SectionPage } from './page.tsx'
import { type Book, findRule, parseBook } from './parse.ts'
import { goBack, goTo, type Place, useRules } from './rulebook-store.ts'
import { marked, search } from './search.ts'
import { RULES_OF, subjectsOf } from './subjects.ts'
import { withTitles } from './titles.ts'

// The headings; English needs no words for them.
brings('titles')

const printed = parseBook(text)

/** The book with its headings in the language that is spoken, made once for what is there of it. */
const books = new WeakMap<object, Book>()
function useBook(): Book {
  const spoken = useSpoken()
  const book = books.get(spoken) ?? withTitles(printed)
  books.set(spoken, book)
  return book
}

/** Left free above the rule that is shown, CSS pixels. */
const ABOVE = 12

/** The section and the anchor that a place shows; null where it is no page of the book. */
function pageOf(place: Place): { readonly section: number; readonly anchor: string | null } | null {
  if (place.at === 'section') return place
  if (place.at !== 'rule') return null
  const rule = findRule(printed, place.id)
  return rule && { section: rule.section, anchor: rule.id }
}

/** The rulebook: contents, a page with the rule asked for, search, and the way back. */
export function Reader() {
  const { trail, asked } = useRules()
  const book = useBook()
  const place = trail.at(-1) ?? { at: 'contents' as const }
  const page = pageOf(place)
  const query = place.at === 'search' ? place.query : ''
  const section = book.sections.find(one => one.number === page?.section)
  const view = useRef<HTMLElement>(null)

  useEffect(() => {
    if (place.at === 'search') return
    const shown = view.current?.querySelector<HTMLElement>('.lit') ?? null
    view.current?.scrollTo(0, shown ? shown.offsetTop - ABOVE : 0)
    // Those who go by keys or by ear go on reading from here.
    const target = shown ?? view.current
    target?.focus({ preventScroll: true })
  }, [place])

  return (
    <div className="rulebook">
      <div className="rulebook-tools">
        <IconKey icon="previous" label={t('ui.back')} aria-disabled={trail.length < 2 || undefined} onClick={goBack} />
        <button
          type="button"
          className="key narrow-only"
          aria-pressed={place.at === 'contents'}
          onClick={() => goTo({ at: 'contents' })}
        >
          {t('ui.rules.contents')}
        </button>
        <input
          type="search"
          value={query}
          aria-label={t('ui.rules.search')}
          placeholder={t('ui.rules.search')}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          onChange={event => goTo({ at: 'search', query: event.target.value })}
        />
      </div>
      {asked.length > 0 && (
        <div className="rulebook-asked">
          {asked.length > 1 && <Asked ids={asked} shown={page?.anchor ?? null} />}
          {/* The page that is opened at a rule begins further up. */}
          <InEnglish />
        </div>
      )}
      <nav className="rulebook-contents" aria-label={t('ui.rules.contents')}>
        <Contents book={book} current={page?.section ?? null} />
      </nav>
      <section ref={view} className="rulebook-page" aria-label={t('ui.rules.page')} tabIndex={-1}>
        {section ? (
          <SectionPage section={section} lit={page?.anchor ?? null} told={asked.length > 0} />
        ) : place.at === 'search' ? (
          <Found book={book} query={query} />
        ) : (
          <>
            {place.at === 'rule' && <p role="status">{t('ui.rules.unknown', { rule: place.id })}</p>}
            <FrontPage book={book} />
            <div className="narrow-only">
              <Contents book={book} current={null} />
            </div>
          </>
        )}
      </section>
    </div>
  )
}

function Contents({ book, current }: { book: Book; current: number | null }) {
  return (
    <ol>
      {book.sections.map(section => (
        <li key={section.number}>
          <button
            type="button"
            className="rulebook-section"
            aria-current={section.number === current ? 'page' : undefined}
            onClick={() => goTo({ at: 'section', section: section.number, anchor: null })}
          >
            <span>{section.number}</span> {section.title}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** All the rules that the reader was opened for, to walk between them. */
function Asked({ ids, shown }: { ids: readonly string[]; shown: string | null }) {
  return (
    <p className="rulebook-rules">
      <span className="label">{t('ui.rules.asked')}</span>
      {ids.map(id => (
        <button
          key={id}
          type="button"
          className="key"
          aria-pressed={id === shown}
          onClick={() => goTo({ at: 'rule', id })}
        >
          {id}
        </button>
      ))}
    </p>
  )
}

function Found({ book, query }: { book: Book; query: string }) {
  const { hits, all } = useMemo(() => {
    const meant = subjectsOf(query, speaking()).flatMap(subject => RULES_OF[subject])
    return search(book, query, [...new Set(meant)])
  }, [book, query])
  const summary =
    hits.length < all
      ? t('ui.rules.shown', { shown: hits.length, all })
      : all > 0
        ? t('ui.rules.found', { count: all })
        : query.trim() === ''
          ? ''
          : t('ui.rules.none')
  return (
    <>
      <p className="label" role="status">
        {summary}
      </p>
      <ul className="rulebook-found">
        {hits.map(hit => (
          <li key={hit.anchor}>
            <button type="button" onClick={() => goTo({ at: 'section', section: hit.section, anchor: hit.anchor })}>
              <strong>{hit.label}</strong>
              <span>
                <Marks text={hit.words} query={query} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Marks({ text: words, query }: { text: string; query: string }) {
  let at = 0
  return marked(words, query).map(piece => {
    at += piece.text.length
    return piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text
  })
}
