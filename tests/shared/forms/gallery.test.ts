import { formBlockRows } from '../../../src/server/demo/areas/formBlock.ts'
import { readFragment } from '../../../src/views/designer/fragment.ts'
import { describe, expect, it } from 'vitest'
import { motorClaimKnown } from '../../../src/server/demo/forms/motorClaim.ts'
import { gallery, published } from '../../../src/server/demo/forms/gallery.ts'
import { findingsIn } from '../../../src/shared/forms/check/check.ts'
import type { FormField } from '../../../src/shared/forms/definition.ts'
import { judge } from '../../../src/shared/forms/judge.ts'
import { headingsOf } from '../../../src/shared/forms/keys.ts'
import { fits } from '../../../src/shared/forms/re2.ts'
import { definitionText, readDefinition } from '../../../src/shared/forms/read.ts'
import { sampleAnswers } from '../../../src/shared/forms/sample.ts'
import { topicOf } from '../../../src/shared/forms/topic.ts'
import { placesOf } from '../../../src/shared/forms/walk.ts'

const at = '2026-11-26'

/** Every version of them. */
const versions = gallery.flatMap(({ code, definition, next }) => [
  [code, definition] as const,
  ...(next ? [[`${code} v2`, next.definition] as const] : []),
])

/** What is found in those that are no more than examples of what may be found. */
const unfinished: Readonly<Record<string, string[]>> = { FEEDBACK: ['NOT_TRANSLATED'], ROADSIDE: ['NO_LABEL'] }

describe('the gallery', () => {
  it('has twenty forms and two that are not finished, no two of one code or of one definition', () => {
    expect(published.map(({ way }) => way)).toEqual(Array.from({ length: 20 }, () => 'published'))
    expect(gallery.slice(20).map(({ code }) => code)).toEqual(Object.keys(unfinished))
    expect(new Set(gallery.map(({ code }) => code)).size).toBe(22)
    expect(new Set(versions.map(([, definition]) => definitionText(definition))).size).toBe(23)
  })

  it('asks by fields of every type', () => {
    const used = new Set(gallery.flatMap(({ definition }) => placesOf(definition).map(({ field }) => field.type)))
    const types = `text longText number money percent date time dateRange phone email emails country province option options flag
      file photo signature bankAccount itemCounter discountAllocation lookup explanation calculated hidden`
    expect([...used].toSorted()).toEqual(types.split(/\s+/).toSorted())
  })

  it.each(versions)(
    '%s reads as it is written, and nothing is found in it or in sample answers to it',
    (code, definition) => {
      expect(readDefinition(definitionText(definition))).toEqual({ ok: true, value: definition })
      const found = findingsIn(definition)
        .filter(({ check }) => check !== 'MUST_AGREE')
        .map(({ check }) => check)
      expect([...new Set(found)]).toEqual(unfinished[code] ?? [])
      const { wrong } = judge(definition, sampleAnswers(definition, { at, fits }), { at, fits })
      expect(wrong).toEqual([])
    },
  )

  it('asks for the place of the repair in the next version of the motor claim', () => {
    const names = versions
      .filter(([code]) => code.startsWith('MOTOR-CLAIM'))
      .map(([, definition]) => placesOf(definition).map(({ field }) => field.name))
    expect(names[1]!.filter((name) => !names[0]!.includes(name))).toEqual(['repairPlace', 'repairFrom'])
    expect(names[0]!.filter((name) => !names[1]!.includes(name))).toEqual([])
  })

  it.each(
    published.filter(({ code }) => code !== 'POST-QUOTE').map(({ code, definition }) => [code, definition] as const),
  )('the submissions of %s stand by two to four answers, none of them of a person', (_, definition) => {
    const count = Object.keys(headingsOf(definition, null, 'en')).length
    expect(count).toBeGreaterThanOrEqual(2)
    expect(count).toBeLessThanOrEqual(4)
  })

  it.each(versions)('%s marks what tells of a person', (_, definition) => {
    const types = ['phone', 'email', 'emails', 'bankAccount', 'signature']
    const topics = ['birth', 'identityNumber', 'taxNumber', 'diagnosis', 'height', 'weight', 'cigarettes']
    const tells = (field: FormField) =>
      types.includes(field.type) ||
      topics.includes(topicOf(field) ?? '') ||
      (field.type === 'text' && field.rule === 'fullName')
    const unmarked = placesOf(definition).filter(({ field }) => tells(field) && !field.personal)
    expect(unmarked.map(({ field }) => field.name)).toEqual([])
  })

  it('is answered by samples that are about what is asked', () => {
    const of = (code: string) =>
      sampleAnswers(versions.find(([one]) => one === code)![1], { at, known: motorClaimKnown, fits })
    expect(of('HEALTH-DECLARATION')).toMatchObject({
      fullName: 'Siti Rahmawati',
      birthDate: '1990-06-28',
      height: 168,
      weight: 64,
      cigarettes: 8,
      treatment: expect.stringContaining('Dengue') as string,
    })
    expect(of('MOTOR-CLAIM')).toMatchObject({
      policyNumber: 'MTR-2026-004817',
      insured: 'Siti Rahmawati',
      plate: 'B 1234 XYZ',
      mileage: 48_200,
      place: 'Jalan Melati 12, Bandung',
      driverName: 'Siti Rahmawati',
      reportNumber: 'LP/B/482/XI/2026/SPKT',
      garage: 'Bengkel Jaya Motor, Bandung',
    })
    expect(of('MOTOR-CLAIM v2')).toMatchObject({ repairPlace: 'Bengkel Jaya Motor, Bandung' })
    expect(of('DEATH-CLAIM')).toMatchObject({ beneficiaries: [{ share: 60 }, { share: 40 }] })
  })
})

it('blocks of the demo are read as any that somebody keeps', () => {
  const rows = formBlockRows(Date.parse('2026-11-27'), () => [])
  expect(rows.map((row) => readFragment(String(row['fragment'])))).toMatchObject([
    { items: [{ kind: 'section', id: 'insured' }] },
    { items: [{ kind: 'section', id: 'claimant' }] },
  ])
})
