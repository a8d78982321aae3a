/** A section of the rulebook on the page, its references as links, its text never taken for markup. */
import { speaking, t } from '../../locale/index.ts'
import type { Item, Line, Part, Rule, Section } from './parse.ts'
import { goTo } from './rulebook-store.ts'

/** A link to a rule, good to be opened in a tab of its own. */
function RuleLink({ id, text = id }: { id: string; text?: string }) {
  return (
    <a
      href={`?rule=${id}`}
      className="rule-link"
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        goTo({ at: 'rule', id })
      }}
    >
      {text}
    </a>
  )
}

/** A line of the book as elements; its text is never read as markup. */
export function Words({ line }: { line: Line }) {
  let at = 0
  return line.map(piece => {
    const key = at
    at += piece.text.length
    if (piece.kind === 'rule') return <RuleLink key={key} id={piece.id} text={piece.text} />
    if (piece.kind === 'strong') return <strong key={key}>{piece.text}</strong>
    if (piece.kind === 'emphasis') return <em key={key}>{piece.text}</em>
    if (piece.kind === 'code') return <code key={key}>{piece.text}</code>
    return piece.text
  })
}

function RuleEntry({ rule, lit }: { rule: Rule; lit: boolean }) {
  return (
    <div className={lit ? 'rule lit' : 'rule'} data-anchor={rule.id} tabIndex={-1}>
      <h4>{rule.id}</h4>
      <p>
        <Words line={rule.lead} />
      </p>
      {rule.points.length > 0 && (
        <ul>
          {rule.points.map(point => (
            <li key={point.map(piece => piece.text).join('')}>
              <Words line={point} />
            </li>
          ))}
        </ul>
      )}
      {rule.examples.length > 0 && (
        <p className="rule-examples">
          <span className="label" lang={speaking()}>
            {t('ui.rules.examples')}
          </span>
          {rule.examples.map(id => (
            <RuleLink key={id} id={id} />
          ))}
        </p>
      )}
    </div>
  )
}

function PartOf({ part, lit }: { part: Part; lit: string | null }) {
  if (part.kind === 'rule') return <RuleEntry rule={part.rule} lit={part.anchor === lit} />
  if (part.kind === 'heading')
    return (
      <h4
        className={part.anchor === lit ? 'label lit' : 'label'}
        data-anchor={part.anchor}
        lang={speaking()}
        tabIndex={-1}
      >
        <Words line={part.words} />
      </h4>
    )
  if (part.kind === 'list') return <Cards items={part.items} lit={lit} />
  return (
    <p>
      <Words line={part.words} />
    </p>
  )
}

function Cards({ items, lit }: { items: readonly Item[]; lit: string | null }) {
  return (
    <ul className="cards">
      {items.map(item => (
        <li
          key={item.anchor}
          className={item.anchor === lit ? 'lit' : undefined}
          data-anchor={item.anchor}
          tabIndex={-1}
        >
          <Words line={item.words} />
        </li>
      ))}
    </ul>
  )
}

/** Says so where the page is in another language than the rules. */
export function InEnglish() {
  return speaking() === 'en' ? null : <p className="panel-note">{t('ui.rules.english')}</p>
}

/** A section of the book, one rule or card of it lit. `told`: that it is in English is said above it. */
export function SectionPage({ section, lit, told }: { section: Section; lit: string | null; told: boolean }) {
  return (
    <>
      <h3>
        {section.number}. {section.title}
      </h3>
      {!told && <InEnglish />}
      <div className="rulebook-text" lang="en">
        {section.parts.map(part => (
          <PartOf key={part.anchor} part={part} lit={lit} />
        ))}
      </div>
    </>
  )
}
