import { dayOf } from '../calendar.ts'
import { days } from '../../../../machines/kit/days.ts'
import type { Answers } from '../../../shared/forms/definition.ts'
import { fits } from '../../../shared/forms/re2.ts'
import { sampleAnswers } from '../../../shared/forms/sample.ts'
import { expectedNow } from '../../../shared/forms/testing.ts'
import { motorClaim, motorClaimKnown } from '../forms/motorClaim.ts'
import type { Maker } from '../plainRows.ts'

const damages = (part: string, price: number) => [{ part, count: 1, price }]

/** What is different from the samples. */
const cases: readonly (readonly [name: string, answers: Answers])[] = [
  ['A dear repair is surveyed', { damages: damages('engine', 24_000_000) }],
  ['A small repair is not surveyed', { damages: damages('door', 1_800_000), photos: [] }],
  ['A theft must have been reported', { cause: 'theft', reported: null, damages: damages('other', 9_000_000) }],
]

/** What the form of motor claims has to make of answers. */
export const formTestRows: Maker = (now, of) => {
  const form = of('form_management').find((one) => one['code'] === 'MOTOR-CLAIM')?.['id']
  if (!form) return []
  const day = dayOf(now - days(19))
  const known = { ...motorClaimKnown, role: 'staff' }
  const sample = sampleAnswers(motorClaim, { at: day, known: motorClaimKnown, fits })
  return cases.map(([name, others]) => {
    const answered = { day, known, answers: { ...sample, ...others } }
    return {
      form,
      name,
      createdAt: new Date(now - days(18)),
      updatedAt: new Date(now - days(18)),
      ...answered,
      expected: expectedNow(motorClaim, answered, fits),
    }
  })
}
