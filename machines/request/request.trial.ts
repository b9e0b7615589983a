import { systemActor } from '../kernel/actors.ts'
import type { Actor, CaseEvent, CaseRecord, Context, Stamp } from '../kernel/types.ts'
import { requestPermissions } from './request.permissions.ts'

const section = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0061'
export const form = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0062'
const submissionId = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0063'

const actor = (seat: string, more: Partial<Actor>): Actor => ({
  userId: `broker-${seat}`,
  name: `Broker ${seat}`,
  roles: [seat],
  permissions: Object.values(requestPermissions),
  organisation: { id: 'broker', kind: 'broker', name: 'broker' },
  ...more,
})

const asker = actor('asker', {})
const clerk = actor('clerk', { sections: [section] })
const head = actor('head', { roles: ['HEAD'] })

const ordinary: Context = {
  type: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0060',
  subject: 'A certificate in English',
  requestNumber: 'REQ-2026-0000000001',
  section,
  hours: 24,
}

export const samples: Context[] = [
  ordinary,
  { ...ordinary, requestNumber: 'REQ-2026-0000000002', hours: 1, description: 'For the visa' },
]

export const beginner = (): Omit<Stamp, 'at'> => ({ by: asker })

/** What might be done to a request, each by somebody who might; most of it is refused in any one state. */
export const alphabet = (_record: CaseRecord, at: string): CaseEvent[] => {
  const [byAsker, byClerk, byHead, byHost] = [asker, clerk, head, systemActor].map((by) => ({ by, at }))
  return [
    { type: 'request.taken', ...byClerk! },
    { type: 'request.taken', ...byHead! },
    { type: 'request.released', ...byClerk! },
    { type: 'details.asked', question: 'In which language?', ...byClerk! },
    { type: 'details.given', answer: 'In English', ...byAsker! },
    { type: 'request.done', note: 'Sent by mail', ...byClerk! },
    { type: 'request.declined', reason: 'Not ours', ...byClerk! },
    { type: 'request.withdrawn', ...byAsker! },
    { type: 'form.answered', form, submissionId, submission: 'LETTER-000001', ...byAsker! },
    { type: 'request.climbed', role: 'HEAD', roleName: 'Head of the desk', ...byHost! },
  ]
}
