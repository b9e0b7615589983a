import { systemActor } from '../kernel/actors.ts'
import type { Actor, CaseEvent, CaseRecord, Context, Stamp } from '../kernel/types.ts'
import type { FormContext } from './publication.context.ts'
import { formPermissions } from './publication.permissions.ts'

const actor = (seat: string): Actor => ({
  userId: `broker-${seat}`,
  name: `Broker ${seat}`,
  roles: ['broker'],
  permissions: Object.values(formPermissions),
  organisation: { id: 'broker', kind: 'broker', name: 'broker' },
})

const design = 'e5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0041'
const other = 'e5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0042'

const complete: Context = {
  form: 'e5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0040',
  title: 'MOTOR-CLAIM v2',
  number: 2,
  note: 'Asks for the plate',
  definition: design,
  hash: 'a'.repeat(64),
  fieldCount: 12,
  untranslated: 0,
  before: 'PUBLISHED',
  fourEyes: false,
}

/** A version that may be submitted, the first one that asks nothing yet, and one that another person submits. */
export const samples: Context[] = [
  complete,
  { ...complete, title: 'TRIP v1', number: 1, before: '', fieldCount: 0, untranslated: 0 },
  { ...complete, untranslated: 3, fourEyes: true },
]

export const beginner = (): Omit<Stamp, 'at'> => ({ by: actor('desk') })

const edited = (context: FormContext) => ({
  type: 'form.edited',
  definition: context.definition === design ? other : design,
  hash: (context.definition === design ? 'b' : 'a').repeat(64),
  fieldCount: 7,
  untranslated: 0,
})

/** What might be done to a version, each by somebody who might; most of it is refused in any one state. */
export const alphabet = (record: CaseRecord, at: string): CaseEvent[] => {
  const context = record.snapshot.context as unknown as FormContext
  const by = { by: actor('desk'), at }
  const host = { by: systemActor, at }
  const submission = context.submission?.number ?? 1
  return [
    { ...edited(context), ...by },
    { type: 'breaks.confirmed', breaks: 'gone plate', ...by },
    { type: 'form.submitted', ...by },
    { type: 'form.submitted', by: actor('chief'), at },
    { type: 'form.resubmitted', ...by },
    { type: 'form.resubmitted', by: actor('chief'), at },
    { type: 'version.madeLive', ...by },
    { type: 'version.withdrawn', ...by },
    { type: 'version.replaced', ...host },
    { type: 'form.checked', submission, ...host },
    { type: 'form.faulted', submission, findings: [{ check: 'CIRCLE', at: 'total', about: null }], ...host },
  ]
}
