import { jakartaDay } from '../kit/calendar.ts'
import type { RuleContent } from '../kernel/ruleContent.ts'
import type { Actor, CaseEvent, CaseRecord, Context, Stamp } from '../kernel/types.ts'
import type { RuleVersionContext, Start } from './ruleVersion.context.ts'
import { rulePermissions } from './ruleVersion.permissions.ts'

const actor = (seat: string): Actor => ({
  userId: `broker-${seat}`,
  name: `Broker ${seat}`,
  roles: ['broker'],
  permissions: Object.values(rulePermissions),
  organisation: { id: 'broker', kind: 'broker', name: 'broker' },
})

const within = (days: number): RuleContent => ({ rows: [{ when: {}, then: { days } }], examples: [] })

const window = {
  ruleTable: 'e5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0060',
  validFrom: '2026-02-01',
  note: 'A shorter window',
  title: 'creditLife.protectionWindow v1',
  number: 1,
  form: { asks: {}, gives: { days: { type: 'integer', min: 1, max: 365, required: true } } },
  before: within(14),
} satisfies Start

/** A version that can come in time, and one whose day is over before anybody approves it. */
export const samples: Context[] = [window, { ...window, validFrom: '2026-01-04' }]

export const beginner = (): Omit<Stamp, 'at'> => ({ by: actor('desk') })

/** What might be done to a version, each by somebody who might; most of it is refused in any one state. */
export const alphabet = (record: CaseRecord, at: string): CaseEvent[] => {
  const { content, validFrom } = record.snapshot.context as unknown as RuleVersionContext
  const by = { by: actor('desk'), at }
  const chief = { by: actor('chief'), at }
  const [{ then }] = content.rows as [RuleContent['rows'][number]]
  const edited = (days: number, from = validFrom) => ({
    type: 'rules.edited',
    content: within(days),
    validFrom: from,
    note: 'A shorter window',
    ...by,
  })
  return [
    edited(then['days'] === 10 ? 0 : 10),
    edited(10, jakartaDay(at)),
    { type: 'version.submitted', ...by },
    { type: 'version.approved', ...by },
    { type: 'version.approved', ...chief },
    { type: 'version.returned', reason: 'An example is missing', ...chief },
    { type: 'version.discarded', ...by },
    { type: 'version.withdrawn', reason: 'The insurer objects', ...chief },
  ]
}
