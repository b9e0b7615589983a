import { describe, expect, it } from 'vitest'
import { gallery } from '../../../src/server/demo/forms/gallery.ts'
import { findingsIn } from '../../../src/shared/forms/check.ts'
import { judge } from '../../../src/shared/forms/judge.ts'
import { fits } from '../../../src/shared/forms/re2.ts'
import { definitionText, readDefinition } from '../../../src/shared/forms/read.ts'
import { sampleAnswers } from '../../../src/shared/forms/sample.ts'
import { placesOf } from '../../../src/shared/forms/walk.ts'

const at = '2026-11-26'

describe('the gallery', () => {
  it('has twenty forms, no two of one code or of one definition', () => {
    expect(gallery).toHaveLength(20)
    expect(new Set(gallery.map(({ code }) => code)).size).toBe(20)
    expect(new Set(gallery.map(({ definition }) => definitionText(definition))).size).toBe(20)
  })

  it('asks by fields of every type', () => {
    const used = new Set(gallery.flatMap(({ definition }) => placesOf(definition).map(({ field }) => field.type)))
    const types = `text longText number money percent date time dateRange phone email emails country province option options flag
      file photo signature bankAccount itemCounter discountAllocation lookup explanation calculated hidden`
    expect([...used].toSorted()).toEqual(types.split(/\s+/).toSorted())
  })

  it.each(gallery.map((one) => [one.code, one] as const))(
    '%s reads as it is written, and nothing is found in it or in sample answers to it',
    (_, { definition, way }) => {
      expect(readDefinition(definitionText(definition))).toEqual({ ok: true, value: definition })
      const found = findingsIn(definition)
        .filter(({ check }) => check !== 'MUST_AGREE')
        .map(({ check }) => check)
      expect([...new Set(found)]).toEqual(way === 'pending' ? ['NOT_TRANSLATED'] : [])
      const { wrong } = judge(definition, sampleAnswers(definition, { at, fits }), { at, fits })
      expect(wrong).toEqual([])
    },
  )
})
