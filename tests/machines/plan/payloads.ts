import { and, currency, each, file, LARGEST, of, record, text, trimmed } from '../decisions/payloads.ts'
import type { Decisions, Payload } from '../decisions/types.ts'
import { band, terms } from './terms.ts'

const lower = (field: string, longest: number) => ({
  becomes: trimmed(field),
  takes: each(field, 'A', of(longest)),
  refuses: each(field, of(longest + 1)),
})
const days = {
  takes: each('validity', '2026-01-01/2026-01-01'),
  refuses: each('validity', '2026-01-02/2026-01-01', '2026-01-01/', 'now', '2026-02-29/2026-03-01'),
}
const sum = (field: string) => ({ takes: each(field, 1, LARGEST), refuses: each(field, 0, -1, 1.5, LARGEST + 1) })
const benefit = { code: 'A', name: 'B' }
const rows = (one: object, count: number): Payload[string] =>
  Array.from({ length: count }, () => one) as Payload[string]

const typed = and(
  { becomes: trimmed('code'), takes: each('code', 'a-1', of(40)), refuses: each('code', undefined, '', 'a b', of(41)) },
  { takes: each('name', of(120)), refuses: each('name', undefined, '', '  ', of(121)) },
  record('category'),
  record('insurer'),
  lower('planCode', 40),
  { takes: [], refuses: each('planCode', 'a b') },
  lower('planName', 120),
  lower('description', 1000),
  days,
  currency,
  sum('sumInsuredMin'),
  sum('sumInsuredMax'),
  {
    becomes: [[{ benefits: [benefit] }, { benefits: [{ ...benefit, limit: null }] }]],
    takes: [{ benefits: [] }, { benefits: rows({ ...benefit, limit: 1 }, 50) }],
    refuses: [
      { benefits: rows({ ...benefit, limit: 1 }, 51) },
      { benefits: [{ code: 'A' }] },
      { benefits: [{ ...benefit, code: 'a b' }] },
      { benefits: [{ ...benefit, limit: 0 }] },
      { benefits: [{ ...benefit, name: of(121) }] },
      { benefits: [{ ...benefit, code: of(21) }] },
    ],
  },
  {
    takes: [{ rates: [] }, { rates: rows(band(0, 120, 1, 480, 1000), 500) }, { rates: [band(0, 0, 1, 1, 0)] }],
    refuses: [
      { rates: rows(band(0, 120, 1, 480, 1), 501) },
      { rates: [band(-1, 1, 1, 1, 1)] },
      { rates: [band(1, 121, 1, 1, 1)] },
      { rates: [band(1, 1, 0, 1, 1)] },
      { rates: [band(1, 1, 1, 481, 1)] },
      { rates: [band(1, 1, 1, 1, 1000.01)] },
      { rates: [band(1, 1, 1, 1, 0.001)] },
      { rates: [band(1.5, 2, 1, 1, 1)] },
      { rates: [{ ageFrom: 1 }] },
    ],
  },
)

const submission = {
  takes: each('submission', 1, 1_000_000),
  refuses: each('submission', undefined, 0, 1.5, 1_000_001),
}
const finding = { check: 'OTHER', ageFrom: null, ageTo: null, termFrom: null, termTo: null, note: 'See the file' }
const date = (field: string, isRequired = true) => ({
  takes: each(field, '2028-02-29', ...(isRequired ? [] : [undefined])),
  refuses: each(field, '2026-02-29', 'tomorrow', ...(isRequired ? [undefined] : [])),
})

/** What a payload may be. */
export const payloads: Decisions['payloads'] = {
  begin: and(typed, {
    becomes: [[{ fourEyesFrom: undefined }, { fourEyesFrom: null }]],
    takes: each('fourEyesFrom', null, 0, 1_000_000_000_000_000),
    refuses: each('fourEyesFrom', -1, 0.5, 1_000_000_000_000_001),
  }),
  'plan.edited': typed,
  'pricing.accepted': submission,
  'pricing.rejected': and(submission, {
    becomes: [[{ findings: [{ check: 'OTHER' }] }, { findings: [{ ...finding, note: null }] }]],
    takes: [{ findings: [finding] }, { findings: rows(finding, 50) }],
    refuses: [
      { findings: undefined },
      { findings: [] },
      { findings: rows(finding, 51) },
      { findings: [{ ...finding, check: 'NOTHING' }] },
      { findings: [{ ...finding, note: of(251) }] },
    ],
  }),
  'plan.deactivated': text('reason'),
  'plan.associated': and(record('partner'), date('from'), date('until', false), {
    takes: each('share', 0, 100, 0.01),
    refuses: each('share', undefined, -1, 100.01, 0.001),
  }),
  'plan.dissociated': and(record('partner'), date('last')),
  'document.added': file,
}

/** Beside which the others stand. */
export const input = { ...terms, fourEyesFrom: 0 }
