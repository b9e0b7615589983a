import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { teller } from '../../../src/server/words.ts'
import type { Answers, Definition } from '../../../src/shared/forms/definition.ts'
import { deviationSentence } from '../../../src/shared/forms/found.ts'
import { judge } from '../../../src/shared/forms/judge.ts'
import { fits } from '../../../src/shared/forms/re2.ts'
import { sampleAnswers } from '../../../src/shared/forms/sample.ts'
import { expectedOf, isExpected, tried, withStandIns } from '../../../src/shared/forms/testing.ts'
import { definitions } from './arbitrary.ts'
import { motorClaim } from './motorClaim.ts'

const at = '2026-11-26'

const testOf = (definition: Definition, answers: Answers) => ({
  name: 'Own',
  day: at,
  known: null,
  answers,
  expected: expectedOf(definition, judge(definition, answers, { at, fits })),
})

const text = (definition: Definition): string => JSON.stringify(definition)
const changed = (definition: Definition, from: string, to: string): Definition => {
  expect(text(definition)).toContain(from)
  return JSON.parse(text(definition).replace(from, to)) as Definition
}

describe('a test case', () => {
  it('passes against the version of which it was kept, whatever was answered, and says what is expected', () => {
    fc.assert(
      fc.property(definitions(), (definition) => {
        for (const answers of [{}, sampleAnswers(definition, { at, fits })]) {
          const test = testOf(definition, answers)
          expect(isExpected(JSON.parse(JSON.stringify(test.expected)))).toBe(true)
          expect(tried(definition, test, fits)).toEqual([])
        }
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    [{ shown: [], hidden: [], results: {} }],
    [{ shown: [1], hidden: [], results: {}, wrong: [] }],
    [{ shown: [], hidden: [], results: { total: '1' }, wrong: [] }],
    [{ shown: [], hidden: [], results: {}, wrong: [{ path: 'a' }] }],
    [[]],
    [null],
  ])('says nothing that is expected by %j', (expected) => {
    expect(isExpected(expected)).toBe(false)
  })

  const answers = { cause: 'collision', plate: 'B 1234 XYZ', police: true, day: '2026-11-25', items: [] }
  const kept = testOf(motorClaim, answers)
  const found = (definition: Definition) =>
    tried(definition, kept, fits).map((one) => deviationSentence(teller('en'), definition, motorClaim, 'en', one))

  it('tells what is hidden by the outermost alone, and what is found wrong in its own words', () => {
    const asked = '"visible":{"field":"cause","is":"equal","value":"collision"}'
    expect(found(changed(motorClaim, asked, asked.replace('collision', 'theft')))).toContain(
      'section:other is hidden, and should be shown',
    )
    expect(
      tried(changed(motorClaim, asked, asked.replace('collision', 'theft')), kept, fits).map((one) => one.at),
    ).not.toContain('plate')
    expect(found(changed(motorClaim, '"max":20', '"max":2'))).toEqual(['Plate number may not be greater than 2 char.'])
  })

  it('calls what is gone as it was', () => {
    const [first, ...others] = motorClaim.pages
    const without = first!.items.filter((item) => item.kind === 'section' || item.name !== 'day')
    expect(found({ ...motorClaim, pages: [{ ...first!, items: without }, ...others] })).toEqual([
      'day is not in the form any more, and should be shown',
    ])
  })

  it('does not mind what is asked besides, as long as it need not be answered', () => {
    const more = { kind: 'field', type: 'text', name: 'more', label: { en: 'More' }, max: 5 }
    const [first, ...others] = motorClaim.pages
    const next = (own: object) =>
      ({
        ...motorClaim,
        pages: [{ ...first!, items: [...first!.items, { ...more, ...own }] }, ...others],
      }) as Definition
    expect(found(next({}))).toEqual([])
    expect(found(next({ required: true }))).toHaveLength(1)
  })
})

it('answers that tell of a person are kept as samples, in rows too, and nothing that was not answered', () => {
  const short = { kind: 'field', type: 'text', max: 40 } as const
  const said = (name: string) => ({ name, label: { en: name } })
  const days = { personal: { days: 10 } }
  const definition = {
    schema: 1,
    pages: [
      {
        id: 'one',
        title: { en: 'One' },
        items: [
          { ...short, ...said('plate') },
          { ...short, ...said('driver'), ...days },
          { ...short, ...said('owner'), ...days },
          {
            kind: 'group',
            ...said('people'),
            min: 0,
            max: 3,
            look: 'rows',
            items: [
              { ...short, ...said('person'), ...days },
              { ...short, ...said('seat') },
            ],
          },
        ],
      },
    ],
  } as Definition
  const answers = { plate: 'B 1', driver: 'Siti', people: [{ person: 'Budi', seat: 'left' }, { seat: 'right' }] }
  const sample = { plate: 'S', driver: 'D', owner: 'O', people: [{ person: 'P', seat: 'S' }] }
  expect(withStandIns(definition, answers, sample)).toEqual({
    plate: 'B 1',
    driver: 'D',
    people: [{ person: 'P', seat: 'left' }, { seat: 'right' }],
  })
  expect(answers.people[0]!.person).toBe('Budi')
})
