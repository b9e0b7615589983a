import { describe, expect, it } from 'vitest'
import { deadlinesOf, nodesOf, transitionsOf } from '../../../machines/kernel/chart.ts'
import { kernelGuards } from '../../../machines/kernel/explain.ts'
import { leavesOf } from '../../../machines/kernel/guards.ts'
import { areas } from '../../../src/areas/registry.ts'
import { handbookTeller } from '../../../src/server/words.ts'
import { type Asked, type Chapter, chapterOf, type Way } from '../../../src/shared/handbook/chapter.ts'
import { foundIn } from '../../../src/shared/handbook/search.ts'
import { locales } from '../../../src/shared/locales.ts'
import { lifecycles } from '../../machines/lifecycles.ts'
import { unlistedIn } from '../../machines/support/words.ts'

const chapterIn = (locale: (typeof locales)[number], id: string): Chapter =>
  chapterOf(
    areas.find(({ lifecycle, of }) => lifecycle?.id === id && !of)!,
    lifecycles.find((one) => one.id === id)!,
    handbookTeller(locale),
  )

const rulesOf = (one: Asked): string[] => ('rule' in one ? [one.rule] : one.parts.flatMap(rulesOf))

/** Every text of a chapter that a reader reads. */
const textsOf = ({ title, about, beginning, states, rules, letters }: Chapter): string[] => {
  const ofAsked = (one: Asked): string[] => ('rule' in one ? [one.text] : one.parts.flatMap(ofAsked))
  const ofWay = ({ name, when, leads, rights, refusals, effects }: Way) => [
    name,
    ...[when, leads?.name].flatMap((text) => text ?? []),
    ...rights.map(({ purpose }) => purpose),
    ...refusals.flatMap(ofAsked),
    ...effects,
  ]
  return [
    title,
    about,
    ...(beginning ? ofWay(beginning) : []),
    ...states.flatMap(({ name, kinds, desk, help, effects, ways, limits }) => [
      name,
      ...kinds,
      ...(desk === null ? [] : [desk]),
      help,
      ...effects,
      ...[...ways, ...limits].flatMap(ofWay),
    ]),
    ...rules.flatMap(({ text, figures, askedBy }) => [text, ...(figures === null ? [] : [figures]), ...askedBy]),
    ...letters.flatMap(({ subject, text }) => [subject, text]),
  ]
}

/** A key that nobody has words for is said as it is; what is to be filled in is said as a gap. */
const isUnsaid = (text: string): boolean => text.trim() === '' || /^\w+:?[\w.]+\.\w+$|\{\{|\$t\(/.test(text)

describe.each(lifecycles.map((lifecycle) => [lifecycle.id, lifecycle] as const))(
  'the chapter of %s',
  (id, lifecycle) => {
    const nodes = nodesOf(lifecycle.machine)
    const chapter = chapterIn('en', id)

    it.each([...locales])('is said in words throughout, in %s', (locale) => {
      expect(textsOf(chapterIn(locale, id)).filter(isUnsaid)).toEqual([])
    })

    it('has every state with all that leads on from it, time limits apart', () => {
      expect(chapter.states.map(({ id: state }) => state)).toEqual(nodes.map((node) => node.id))
      for (const [index, node] of nodes.entries()) {
        const { ways, limits } = chapter.states[index]!
        const due = transitionsOf(node).filter(({ eventType }) => deadlinesOf(node).includes(eventType))
        expect([node.id, limits.length]).toEqual([node.id, due.length])
        expect([node.id, ways.length]).toEqual([node.id, transitionsOf(node).length - due.length])
      }
    })

    it('names for every transition each rule that it asks, and leads to the words of it', () => {
      const explained = chapter.rules.map(({ name }) => name)
      for (const [index, node] of nodes.entries()) {
        const { ways, limits } = chapter.states[index]!
        const told = [...ways, ...limits].flatMap(({ rights, refusals }) => [
          ...rights.map(({ permission }) => permission),
          ...refusals.flatMap(rulesOf),
        ])
        const asked = transitionsOf(node).flatMap(({ guard }) => leavesOf(lifecycle.machine, guard))
        const permissionOf = (name: string) => lifecycle.rules[name]!.permission
        const missing = asked.filter((name) => !told.includes(name) && !told.includes(permissionOf(name) ?? name))
        expect([node.id, missing]).toEqual([node.id, []])
        expect(told.filter((name) => name in lifecycle.rules && !explained.includes(name))).toEqual([])
      }
    })

    it('explains every rule, the kernel’s and what is said of unlisted events too', () => {
      const expected = [...Object.keys(lifecycle.rules), ...kernelGuards, ...unlistedIn(lifecycle)]
      expect(chapter.rules.map(({ name }) => name).toSorted()).toEqual([...new Set(expected)].toSorted())
    })

    it('tells every letter', () => {
      const en = handbookTeller('en')
      const subjects = en.namesBelow(`${id}:mails`).map((name) => en.written(`${id}:mails.${name}.subject`))
      expect(chapter.letters.map(({ subject }) => subject.split('…')[0])).toEqual(
        subjects.map((subject) => subject.split('{{')[0]),
      )
    })
  },
)

describe('credit life’s chapter', () => {
  const { beginning, states } = chapterIn('en', 'creditLife')
  const stateOf = (id: string) => states.find((state) => state.id === `creditLife.${id}`)!

  it('says who begins a quotation', () => {
    expect(beginning).toEqual({
      name: 'New quotation',
      when: null,
      leads: null,
      rights: [
        {
          permission: 'product.creditLife.quotation.create',
          purpose: 'Use “New quotation” in “Credit Life Quotations”',
        },
      ],
      refusals: [
        { rule: 'isSubmitterOfCase', text: 'Only the partner, the bank or the broker of this quotation can do this' },
      ],
      effects: [],
    })
  })

  it('says whose turn it is, by whom it is cancelled and what the time limit does', () => {
    const { desk, kinds, limits, ways } = stateOf('initiated')
    expect([desk, kinds]).toEqual(['Partner', ['entered first']])
    expect(limits).toEqual([
      {
        name: 'after 30 days, or as it is configured',
        when: null,
        leads: { id: 'creditLife.cancelled', name: 'Cancelled' },
        rights: [],
        refusals: [],
        effects: ['A letter is mailed'],
      },
    ])
    expect(ways.find(({ name }) => name === 'Cancel quotation')).toMatchObject({
      leads: { name: 'Cancelled' },
      rights: [{ permission: 'product.creditLife.quotation.cancel' }],
    })
  })

  it('keeps what is enough by itself apart from what must hold together', () => {
    const { refusals } = stateOf('initiated').ways.find(({ name }) => name === 'Answer the question')!
    expect(refusals).toMatchObject([
      {
        kind: 'or',
        parts: [
          { kind: 'and', parts: [{ rule: 'mayUpload' }, { rule: 'isPartnerOfCase' }] },
          { rule: 'isPartnerContactOfCase' },
        ],
      },
      { rule: 'isQuestionOpen' },
    ])
  })

  it('is found by every word, what is called so before what only speaks of it', () => {
    const found = foundIn([chapterIn('en', 'creditLife')], 'approval progress')
    expect(found[0]!.section.anchor).toBe('creditLife.approvalInProgress')
    expect(foundIn([chapterIn('en', 'creditLife')], 'isPremiumPaid').map(({ section }) => section.anchor)).toContain(
      'rule.isPremiumPaid',
    )
    expect(foundIn([chapterIn('en', 'creditLife')], 'xyzzy')).toEqual([])
    expect(foundIn([chapterIn('en', 'creditLife')], '  ')).toEqual([])
  })
})
