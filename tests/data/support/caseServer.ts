import { legal } from '../../../machines/kernel/choices.ts'
import { reasonsOf } from '../../../machines/kernel/explain.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import type { Entry } from '../../../machines/kernel/types.ts'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import type { RefusedCode, SendAnswer, TimelineEntry } from '../../../src/shared/endpoints/answers/cases.ts'
import { caseOf } from '../../../src/data/record/record.context.ts'
import type { Known, Sent } from '../../../src/data/record/record.types.ts'
import type { Row } from '../../../src/shared/endpoints/answers/records.ts'
import { ApiError } from '../../../src/data/apiError.ts'
import { check } from '../../../src/shared/validation/fieldErrors.ts'
import { people, type Quotation, type Who } from '../../machines/support/quotation.ts'

export const asTimelineEntry = ({ event, ...entry }: Entry): TimelineEntry => {
  const { type, by, at: _at, verified: _verified, input: _input, ...payload } = event
  const { userId, name, organisation } = by
  return {
    ...entry,
    type,
    payload: payload as TimelineEntry['payload'],
    changes: null,
    by: { userId, name, organisation: organisation.name, kind: organisation.kind },
  }
}

/** The far end of the wire with one case on it: what it answers is what the lifecycle says. */
export class CaseServer {
  /** Requests are not answered. */
  isDown = false
  /** The next event is taken, but the answer is lost. */
  losesAnswer = false
  isMissing = false
  readonly received: Sent[] = []
  private readonly taken = new Map<string, SendAnswer>()

  readonly quotation: Quotation
  private readonly who: Who
  private readonly row: Record<string, unknown>

  constructor(quotation: Quotation, who: Who, row: Record<string, unknown> = {}) {
    this.quotation = quotation
    this.who = who
    this.row = row
  }

  get revision(): number {
    return this.quotation.record.revision
  }

  get timeline(): TimelineEntry[] {
    return this.quotation.entries.map(asTimelineEntry)
  }

  /** What its `detail` answers. */
  get detail(): Row {
    const { record, facts, at } = this.quotation
    const { revision, snapshot } = record
    const own = { id: 'q1', created_at: at, updated_at: at, ...this.row, ...facts }
    return { ...own, status: statusOf(snapshot.value), revision, case: record, others: [] }
  }

  read(): Known {
    if (this.isDown) throw new ApiError(0, 'UNREACHABLE', '')
    if (this.isMissing) throw new ApiError(200, 'NOT_FOUND', '')
    return caseOf(creditLife, this.detail, { data: this.timeline, issued: [] })
  }

  send(sent: Sent): SendAnswer {
    if (this.isDown) throw new ApiError(0, 'UNREACHABLE', '')
    this.received.push(sent)
    const answer = this.taken.get(sent.draft.key) ?? this.decide(sent)
    if (answer.__typename === 'Moved') this.taken.set(sent.draft.key, answer)
    if (!this.losesAnswer) return answer
    this.losesAnswer = false
    throw new ApiError(0, 'UNREACHABLE', '')
  }

  private decide({ draft: { type, payload }, revision }: Sent): SendAnswer {
    if (revision !== this.revision) return this.refused('STALE', { since: revision })
    const schema = creditLife.events[type]!.schema
    const checked = schema ? check(schema, payload) : ({ ok: true, value: {} } as const)
    if (!checked.ok) return { ...this.refused('INVALID'), fields: checked.fields }
    const tried = this.quotation.try(this.who, type, { ...checked.value })
    if (!tried.ok) return this.refused(tried.refusal.code, { reasons: reasonsOf(creditLife, tried.refusal) })
    this.quotation.send(this.who, type, { ...checked.value })
    return {
      __typename: 'Moved',
      id: 'q1',
      ...this.standing,
      entry: this.timeline.at(-1)!,
      changed: this.quotation.facts,
    }
  }

  private refused(
    code: RefusedCode,
    { since = this.revision, reasons = [] }: { since?: number; reasons?: ReturnType<typeof reasonsOf> } = {},
  ) {
    const entries = this.timeline.filter(({ revision }) => revision > since)
    return {
      __typename: 'Refused' as const,
      code,
      reasons,
      fields: [],
      of: null,
      ...this.standing,
      since: entries,
    }
  }

  private get standing() {
    const { record, at } = this.quotation
    return {
      revision: record.revision,
      status: statusOf(record.snapshot.value),
      case: record,
      others: [],
      legal: legal(creditLife, record, { by: people[this.who], at }),
    }
  }
}
