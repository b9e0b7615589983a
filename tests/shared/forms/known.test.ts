import { describe, expect, it } from 'vitest'
import type { Answers } from '../../../src/shared/forms/definition.ts'
import { begunWith, toldBy } from '../../../src/shared/forms/known.ts'
import { asking, field } from '../../server/support/forms.ts'

const form = asking(
  field('policyNumber', { type: 'text', max: 40, readOnly: true }),
  field('line', { type: 'hidden' }),
  field('phone', { type: 'phone', required: true }),
  field('incidentDate', { type: 'date' }),
  field('short', { type: 'text', max: 3 }),
  field('place', { type: 'text', max: 40 }),
)
const known = {
  policyNumber: 'POL-1',
  line: 'gadget',
  phone: '+6281234567890',
  incidentDate: '2026-11-20',
  short: 'too long',
  claimedAmount: 5,
} as unknown as Answers

describe('what is known of the record that a form is about', () => {
  it('is told where nobody is asked, and no more', () => {
    expect(toldBy(form, known)).toEqual({ policyNumber: 'POL-1', line: 'gadget' })
  })

  it('is where a form begins that asks for it, as far as that would take it', () => {
    expect(begunWith(form, known, '2026-11-27')).toEqual({ phone: '+6281234567890', incidentDate: '2026-11-20' })
  })
})
