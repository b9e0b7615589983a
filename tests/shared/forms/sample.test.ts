import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { motorClaim, motorClaimKnown as known } from '../../../src/server/demo/forms/motorClaim.ts'
import { findingsIn } from '../../../src/shared/forms/check/check.ts'
import { judge } from '../../../src/shared/forms/judge.ts'
import { matching } from '../../../src/shared/forms/matching.ts'
import { fits } from '../../../src/shared/forms/re2.ts'
import { definitionText, readDefinition } from '../../../src/shared/forms/read.ts'
import { sampleAnswers } from '../../../src/shared/forms/sample.ts'
import { placesOf } from '../../../src/shared/forms/walk.ts'
import { definitions } from './arbitrary.ts'

const at = '2026-11-26'

describe('sample data', () => {
  it('of any form is such as its rules find nothing wrong with but where two of them hardly agree, and the same each time', () => {
    fc.assert(
      fc.property(definitions(), (definition) => {
        const answers = sampleAnswers(definition, { at, fits })
        const twofold = new Set(
          placesOf(definition).flatMap(({ field }) =>
            field.type === 'text' && field.own && (field.rule || field.min !== undefined) ? [field.name] : [],
          ),
        )
        const { wrong } = judge(definition, answers, { at, fits })
        expect(wrong.filter(({ path }) => !twofold.has(path.replace(/^.*\./, '')))).toEqual([])
        expect(sampleAnswers(definition, { at, fits })).toEqual(answers)
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['^[A-Z]{2}-\\d{4}$', 'AA-1111'],
    ['(?:AB|CD)+\\s?[^a-z]x?', 'AB1'],
    ['POL-(\\d{3}|[a-f]+)/20\\d\\d', 'POL-111/2011'],
    ['(?P<year>20\\d{2})\\.[\\w.]{3,5}', '2011.aaa'],
  ])('of the pattern %s is %s', (pattern, text) => {
    expect([matching(pattern), fits(pattern, text)]).toEqual([text, true])
  })
})

describe('the motor claim of the demo', () => {
  it('is a form that is read, and published as it is', () => {
    expect(readDefinition(definitionText(motorClaim))).toEqual({ ok: true, value: motorClaim })
    expect(findingsIn(motorClaim).filter(({ grave }) => grave)).toEqual([])
  })

  it('reckons what a claim comes to, and sends a surveyor from ten million on', () => {
    const costing = (price: number) => ({
      ...sampleAnswers(motorClaim, { at, known, fits }),
      damages: [{ part: 'door', count: 3, price }],
    })
    const small = judge(motorClaim, costing(1_000_000), { at, known, fits })
    expect(small.answers).toMatchObject({ total: 3_000_000, excess: 300_000, payable: 2_700_000 })
    expect(small.shown.has('section:survey')).toBe(false)
    const large = judge(motorClaim, costing(4_000_000), { at, known, fits })
    expect(large.answers).toMatchObject({ total: 12_000_000, excess: 600_000, payable: 11_400_000 })
    expect([large.shown.has('section:survey'), large.required.has('photos'), large.wrong]).toEqual([true, true, []])
  })
})
