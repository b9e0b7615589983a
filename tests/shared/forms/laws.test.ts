import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differences } from '../../../src/shared/forms/compare.ts'
import { holds, type Scope } from '../../../src/shared/forms/condition.ts'
import type { Answers, Condition, Definition } from '../../../src/shared/forms/definition.ts'
import { judge, type Judged } from '../../../src/shared/forms/judge.ts'
import { fits } from '../../../src/shared/forms/re2.ts'
import { definitionText, readDefinition } from '../../../src/shared/forms/read.ts'
import { aboveOf, groupOf, type Part, partsOf, placesOf } from '../../../src/shared/forms/walk.ts'
import { answered, answersOf, type Choices, choices, definitionOf, definitions } from './arbitrary.ts'
import { edited } from './edits.ts'

const occasion = { at: '2026-11-26', fits }

/** Answers to which there is no objection, out of those that are mostly right. */
const right = (from: Choices, definition: Definition): Answers | null => {
  let answers = answersOf(from, definition)
  for (let round = 0; round < 4; round++) {
    const judged = judge(definition, answers, { ...occasion, known: answers })
    if (judged.wrong.length === 0) return judged.answers
    answers = answered(
      from,
      definition,
      answers,
      judged.wrong.map(({ path }) => path),
    )
  }
  return null
}

describe('a form whatever it asks', () => {
  it('is what its text says', () => {
    fc.assert(
      fc.property(definitions({ backward: false }), (definition) => {
        const text = definitionText(definition)
        expect(readDefinition(text)).toEqual({ ok: true, value: definition })
        expect(readDefinition(definition)).toEqual({ ok: true, value: definition })
        expect(definitionText(JSON.parse(text) as Definition)).toBe(text)
      }),
    )
  })

  it('is judged whatever is answered, and what is kept is judged alike again', () => {
    fc.assert(
      fc.property(choices(), fc.jsonValue(), (from, json) => {
        const definition = definitionOf(from, { backward: false })
        expect(Array.isArray(judge(definition, json, occasion).wrong)).toBe(true)
        const garbled = Object.fromEntries(placesOf(definition).map(({ field }) => [field.name, json]))
        expect(Array.isArray(judge(definition, garbled, occasion).wrong)).toBe(true)
        const first = judge(definition, answersOf(from, definition), occasion)
        if (first.wrong.length > 0) return
        const again = judge(definition, first.answers, { ...occasion, known: first.answers })
        expect([again.answers, again.wrong, again.shown]).toEqual([first.answers, [], first.shown])
      }),
    )
  })

  it('shows nothing whose condition is false, nor anything within it, and keeps no answer to what it does not show', () => {
    /** What is shown though it should not be, or kept though it is not shown. */
    const wrong = (
      part: Part,
      at: string,
      conditions: readonly Condition[],
      scope: Scope,
      { shown }: Judged,
    ): string[] => {
      if (shown.has(at)) return conditions.every((one) => holds(one, scope)) ? [] : [`${at} is shown`]
      const isUnseen = 'type' in part.item && part.item.type === 'hidden'
      return !isUnseen && Object.hasOwn(scope.row ?? scope.answers, part.key) ? [`${at} is kept`] : []
    }
    fc.assert(
      fc.property(choices(), (from) => {
        const definition = definitionOf(from, { backward: false })
        const judged = judge(definition, answersOf(from, definition), occasion)
        const { answers } = judged
        const found = partsOf(definition).flatMap((part) => {
          const own = part.item.visible ? [part.item.visible] : []
          const group = groupOf(part)
          if (!group)
            return wrong(
              part,
              part.key,
              [part, ...aboveOf(part)].flatMap(({ item }) => item.visible ?? []),
              { answers },
              judged,
            )
          const rows = (answers[group.key] ?? []) as Answers[]
          return rows.flatMap((row, index) =>
            wrong(part, `${group.key}[${index}].${part.key}`, own, { answers, row }, judged),
          )
        })
        expect(found).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it('shows the same in whatever order it is answered', () => {
    fc.assert(
      fc.property(choices(), (from) => {
        const definition = definitionOf(from, { backward: false })
        const answers = answersOf(from, definition)
        const turned = Object.fromEntries(Object.entries(answers).toReversed())
        expect(judge(definition, turned, occasion)).toEqual(judge(definition, answers, occasion))
      }),
    )
  })

  it('that is called compatible with an earlier one leaves its valid answers valid', () => {
    const counts = { compatible: 0, breaking: 0 }
    fc.assert(
      fc.property(choices(), choices(200), (from, changes) => {
        const before = definitionOf(from)
        const after = edited(changes, before)
        const answers = right(from, before)
        if (!answers) return
        const breaking = differences(before, after).filter((one) => one.breaking)
        counts[breaking.length > 0 ? 'breaking' : 'compatible'] += 1
        if (breaking.length === 0) expect(judge(after, answers, { ...occasion, known: answers }).wrong).toEqual([])
      }),
      { numRuns: 300 },
    )
    expect(Math.min(counts.compatible, counts.breaking)).toBeGreaterThan(50)
  })
})
