import { describe, expect, it } from 'vitest'
import type { Answers, FormItem } from '../../../src/shared/forms/definition.ts'
import { answeredBefore, begunWith, toldBy } from '../../../src/shared/forms/known.ts'
import { asking, field } from '../../server/support/forms.ts'

const form = asking(
  field('policyNumber', { type: 'text', max: 40, readOnly: true }),
  field('line', { type: 'hidden' }),
  field('margin', { type: 'hidden' }),
  field('phone', { type: 'phone', required: true }),
  field('incidentDate', { type: 'date' }),
  field('short', { type: 'text', max: 3 }),
  field('place', { type: 'text', max: 40, required: { field: 'line', is: 'equal', value: 'gadget' } }),
)
const known = {
  policyNumber: 'POL-1',
  line: 'gadget',
  margin: 12,
  phone: '+6281234567890',
  incidentDate: '2026-11-20',
  short: 'too long',
  claimedAmount: 5,
} as unknown as Answers

describe('what is known of the record that a form is about', () => {
  it('is told where nobody is asked, of what is hidden only what the form looks at, and no more', () => {
    expect(toldBy(form, known)).toEqual({ policyNumber: 'POL-1', line: 'gadget' })
  })

  it('is where a form begins that asks for it, as far as that would take it', () => {
    expect(begunWith(form, known, '2026-11-27')).toEqual({ phone: '+6281234567890', incidentDate: '2026-11-20' })
  })

  it('is followed by what was answered before, as far as the form still asks for it and takes it: no files', () => {
    const drivers = {
      kind: 'group',
      name: 'drivers',
      label: { en: 'Drivers', id: 'Pengemudi', vi: 'Tài xế' },
      items: [
        field('age', { type: 'number' }),
        field('licence', { type: 'file', kinds: ['pdf'], megabytes: 5, max: 2 }),
      ],
    } as unknown as FormItem
    const definition = asking(
      ...form.pages[0]!.items,
      field('photo', { type: 'file', kinds: ['pdf'], megabytes: 5, max: 2 }),
      drivers,
    )
    const file = { id: 'a file', name: 'a.pdf' }
    const answers = {
      ...known,
      place: 'Hà Nội',
      photo: [file],
      drivers: [{ age: 30, licence: [file] }, { age: 'thirty' }],
    } as unknown as Answers
    expect(answeredBefore(definition, answers, '2026-11-27')).toEqual({
      phone: '+6281234567890',
      incidentDate: '2026-11-20',
      place: 'Hà Nội',
      drivers: [{ age: 30 }, {}],
    })
  })
})
