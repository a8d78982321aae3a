/** The rulebook is whole, in order and in its own words, and every rule that code and tests cite is in it. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../src/content/index.ts'
import { EXEMPT } from './tools/physical-rules.ts'
import { citedIds, FAMILIES, inGroup, linesOf, readRulebook, sourceFiles } from './tools/rulebook.ts'

/** Every rule of the first edition, team play included, every example, and the rules of later sets, in printed order; `FAMILY-1…3` is three of them. */
const ALL = `
  GEN-1…8 MIRROR-1…3 COMP-1…10 SETUP-1…11 AREA-1…4 ROUND-1…2 PLAN-1…8 MAN-1…9 ACT-1…10 MOVE-1…2 KTURN-1 ACTION-1…4
  ACTION-PASS-1 ACTION-CARD-1…2 ACTION-EV-1 ACTION-FO-1 ACTION-BR-1…6 ACTION-TL-1…8 RANGE-1…8 ARC-1…5
  COMBAT-0.1…4 COMBAT-1.1…5 COMBAT-2.1…5 COMBAT-3.1…5 COMBAT-4.1…4 COMBAT-5.1…5 COMBAT-6.1…5 COMBAT-7.1…2
  DICE-1…5 END-1…3 WIN-1…2 DISPUTE-1…2 DAMAGE-1…5 CRIT-1…3 DESTROY-1…3 SIM-1…4 INIT-1…3 STRESS-1…3 FLEE-1…2
  THRU-1…2 OVERLAP-1…8 SQUAD-1…6 UNIQUE-1 ID-1 CARD-1…4 UPG-1…3 SECW-1…7 OBST-1…14 TEAM-1…15 CONFLICT-1…3
  MISSION-GEN-1…10 MISSION-1-SETUP-1…4 MISSION-1-SHUTTLE-1…5 MISSION-1-PROTECT-1…3 MISSION-1-REINF-1
  MISSION-1-GOAL-REBEL MISSION-1-GOAL-IMPERIAL MISSION-2-SETUP-1…5 MISSION-2-ROUND-1 MISSION-2-DISABLED-1…2
  MISSION-2-REINF-1 MISSION-2-OBST-1 MISSION-2-GOAL-REBEL MISSION-2-GOAL-IMPERIAL MISSION-2-FLEE-1
  MISSION-3-SETUP-1…5 MISSION-3-SCAN-1…3 MISSION-3-REINF-1 MISSION-3-GOAL-REBEL MISSION-3-GOAL-IMPERIAL
  MISSION-3-FLEE-1 EX-SETUP-1 EX-PLAN-1 EX-MOVE-1 EX-BR-1 EX-TL-1 EX-ARC-1…2 EX-COMBAT-1…2 EX-SIM-1 EX-OVERLAP-1
  EX-OBST-1…3 EX-UNIQUE-1 EX-CARD-1 EX-UPG-1 EX-SECW-1 EX-MISSION-1…2 D-1…12 D-15…17 D-19
  TFA-INTRO-1…9
  TFA-SLOOP-1 TFA-TALLON-1…2 TFA-OVERLAP-1…2 TFA-BR-1 TFA-BOOST-1…2 TFA-INIT-1…2 TFA-OBST-1…2 TFA-OBST-4
  TFA-LAYER-1 TFA-SQUAD-1 TFA-LINE-1…4 TFA-COMRADE-1…6 TFA-CARD-1…17
  SE-SCOPE-2 SE-ROUND-1 SE-INIT-1 SE-ORDER-1 SE-DIFF-1…2 SE-STRESS-1 SE-FULL-1 SE-OVERLAP-1…3 SE-STATION-1 SE-TALLON-1
  GAUNT-SLIP-1…5 SE-ROTATE-1 SE-ACTION-1…2 SE-EVADE-1 SE-CALC-1 SE-LOCK-1 SE-BR-1 SE-BOOST-1 SE-REINF-1 SE-COORD-1
  SE-JAM-1 SE-DISARM-1 SE-ION-1 SE-FORCE-1 SE-CHARGE-1 GAUNT-STRAIN-1…3 GAUNT-DEPLETE-1…3 SE-ARC-1…3 SE-RANGE-1…3
  SE-ATTACK-1 SE-BONUS-1 SE-OBST-1…3 SE-SIM-1 SE-DAMAGE-1…2 SE-DECK-1 SE-END-1 SE-WIN-1 SE-BUILD-1…2 SE-FACTION-1
  SE-SETUP-1 GAUNT-SHIP-1 SE-PILOT-1…2 SE-PILOT-5…7 GAUNT-PILOT-1…2 GAUNT-PILOT-8 GAUNT-PILOT-13 SE-CARD-1…5 SE-CARD-8…9
  SE-CARD-14 GAUNT-CARD-5 GAUNT-CARD-11 SE-DMG-1…14`
  .trim()
  .split(/\s+/)
  .flatMap(range => {
    const [, stem = '', first = '', last = ''] = /^(.*?)(?:(\d+)…(\d+))?$/.exec(range) ?? []
    return first ? Array.from({ length: +last - +first + 1 }, (_, n) => `${stem}${+first + n}`) : [stem]
  })

const book = readRulebook()
const ids = new Set(book.rules.map(rule => rule.id))

/** The file that a citation is looked for in may name a whole group of rules, such as one mission. */
function isKnown(id: string): boolean {
  return ids.has(id) || book.rules.some(rule => inGroup(rule.id, id))
}

describe('docs/rulebook.md', () => {
  it('numbers its sections from 0 to 24 without a hole, each with a title', () => {
    expect(book.sections.map(section => section.number)).toEqual(Array.from({ length: 25 }, (_, index) => index))
    expect(book.sections.map(section => section.title)).toContain('Moving through and overlapping ships')
  })

  it('holds every rule of the first edition, every example and every rule of later sets, once and in order', () => {
    expect(ALL).toHaveLength(469)
    expect(book.rules.map(rule => rule.id)).toEqual(ALL)
  })

  it('says what every card of the core set does', () => {
    // A card's id is its name in small letters and digits, without a genitive.
    const named = new Set(
      book.lines.flatMap(line =>
        (/^- \*\*(.+?)\*\*.{20}/.exec(line)?.[1] ?? '')
          .replace(/'s\b/, '')
          .toLowerCase()
          .replace(/[^a-z0-9]/g, ''),
      ),
    )
    const ids = [catalog.chassis, catalog.pilots, catalog.upgrades, catalog.damage].flatMap(Object.keys)
    expect(ids.length).toBeGreaterThan(20)
    expect(ids.filter(id => !named.has(id))).toEqual([])
  })

  it('gives every rule a text in its own line, and a section', () => {
    const broken = book.rules.filter(rule => !/^[^\n]{8}/.test(rule.text) || rule.section < 1)
    expect(broken.map(rule => rule.id)).toEqual([])
  })

  it('starts a rule after an empty line only, so that rules do not run into each other', () => {
    const broken = book.rules.filter(rule => book.lines[rule.line - 2] !== '')
    expect(broken.map(rule => rule.id)).toEqual([])
  })

  it('has rules in every family, and every rule is in a family that citations can find', () => {
    expect(FAMILIES.filter(family => !book.rules.some(rule => inGroup(rule.id, family)))).toEqual([])
    expect(book.rules.filter(rule => citedIds(rule.id)[0] !== rule.id).map(rule => rule.id)).toEqual([])
  })

  it('cites only rules that exist', () => {
    const unknown = book.lines.flatMap((line, index) =>
      citedIds(line)
        .filter(id => !isKnown(id))
        .map(id => `line ${index + 1}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  it('speaks in its own words: no source marks, no other editions, no foreign spelling', () => {
    const marks = /Src:|AMBIG|\bREF\b|seed|\b(?:DE|SV|RU|PL|GA)\b|OCR|[Rr]ecommend|\bA-\d\d\b|\b[12]E\b/
    const words = /[Ss]oftware|[Ee]dition|Physical\)|Edge: |\.json|[Mm]aneuver|[Dd]efense|\b[Cc]olor|k-turn/
    const found = book.lines.filter(line => marks.test(line) || words.test(line))
    expect(found).toEqual([])
  })

  it('says that it is unofficial fan work', () => {
    expect(book.lines.slice(0, 4).join('\n')).toContain('unofficial fan work')
  })
})

describe('citations', () => {
  it('find ids in prose, split shorthand, and leave other words alone', () => {
    const [first, second] = ['ACTION-BR-5', 'COMBAT-3.2']
    expect(citedIds(`see ${first}, ${second}.`)).toEqual([first, second])
    expect(citedIds('DAMAGE-2/3')).toEqual(['DAMAGE-2', 'DAMAGE-3'])
    expect(citedIds('ID-TOKEN END-OF-PHASE X-WING-1 3D-2')).toEqual([])
  })

  it('in code and tests name rules that exist', () => {
    const files = ['src', 'ai', 'models', 'test'].flatMap(sourceFiles)
    const unknown = files.flatMap(path =>
      linesOf(path).flatMap((line, index) =>
        citedIds(line)
          .filter(id => !isKnown(id))
          .map(id => `${path}:${index + 1}: ${id}`),
      ),
    )
    expect(files.length).toBeGreaterThan(10)
    expect(unknown).toEqual([])
  })

  it('are exempted only for rules that exist', () => {
    expect(Object.keys(EXEMPT).filter(id => !ids.has(id))).toEqual([])
  })
})
