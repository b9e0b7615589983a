import type { CaseRecord, Known, Reason } from '../../../machines/kernel/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import type { Begun, Moved, NotBegun, Refused, Timeline, TimelineEntry } from '../../shared/endpoints/answers/cases.ts'
import type { IssuedFile } from '../../shared/endpoints/answers/files.ts'
import type { Author } from '../../shared/endpoints/answers/records.ts'
import type { Builder } from './builder.ts'

/** What the answers of all areas are made of. */
export const defineCaseTypes = (builder: Builder) => {
  const fieldError = builder.objectRef<FieldError>('FieldError').implement({
    fields: (t) => ({
      path: t.exposeString('path'),
      key: t.exposeString('key'),
      values: t.expose('values', { type: 'JSON' }),
    }),
  })
  const reason = builder.objectRef<Reason>('Reason').implement({
    fields: (t) => ({
      guard: t.exposeString('guard'),
      key: t.exposeString('key'),
      values: t.expose('values', { type: 'JSON' }),
    }),
  })
  const record = builder.objectRef<CaseRecord>('CaseRecord').implement({
    fields: (t) => ({
      machine: t.exposeString('machine'),
      version: t.exposeInt('version'),
      revision: t.exposeInt('revision'),
      snapshot: t.expose('snapshot', { type: 'JSON' }),
    }),
  })
  const other = builder.objectRef<Known>('OtherCase').implement({
    fields: (t) => ({
      lifecycle: t.exposeString('lifecycle'),
      id: t.exposeID('id'),
      revision: t.exposeInt('revision'),
      status: t.exposeString('status'),
      title: t.exposeString('title', { nullable: true }),
      facts: t.expose('facts', { type: 'JSON' }),
      against: t.expose('against', { type: 'JSON' }),
    }),
  })
  const refusing = builder.objectRef<NonNullable<Refused['of']>>('RefusingCase').implement({
    fields: (t) => ({
      area: t.exposeString('area'),
      lifecycle: t.exposeString('lifecycle'),
      id: t.exposeID('id'),
      title: t.exposeString('title', { nullable: true }),
    }),
  })
  const actedFor = builder.objectRef<NonNullable<Author['actsFor']>>('ActedFor').implement({
    fields: (t) => ({ userId: t.exposeString('userId'), name: t.exposeString('name') }),
  })
  const author = builder.objectRef<Author>('Author').implement({
    fields: (t) => ({
      userId: t.exposeString('userId'),
      name: t.exposeString('name'),
      organisation: t.exposeString('organisation'),
      kind: t.exposeString('kind'),
      actsFor: t.expose('actsFor', { type: actedFor, nullable: true }),
    }),
  })
  const entry = builder.objectRef<TimelineEntry>('TimelineEntry').implement({
    fields: (t) => ({
      revision: t.exposeInt('revision'),
      entry: t.exposeString('entry'),
      type: t.exposeString('type'),
      payload: t.expose('payload', { type: 'JSON' }),
      changes: t.expose('changes', { type: 'JSON', nullable: true }),
      from: t.exposeString('from'),
      to: t.exposeString('to'),
      at: t.exposeString('at'),
      by: t.expose('by', { type: author }),
    }),
  })
  const issued = builder.objectRef<IssuedFile>('IssuedFile').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      type: t.exposeString('type'),
      size: t.exposeInt('size'),
      at: t.exposeString('at'),
      by: t.expose('by', { type: author }),
    }),
  })
  const timeline = builder.objectRef<Timeline>('Timeline').implement({
    fields: (t) => ({ data: t.expose('data', { type: [entry] }), issued: t.expose('issued', { type: [issued] }) }),
  })
  const moved = builder.objectRef<Moved>('Moved').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      revision: t.exposeInt('revision'),
      status: t.exposeString('status'),
      entry: t.expose('entry', { type: entry }),
      case: t.expose('case', { type: record }),
      others: t.expose('others', { type: [other] }),
      changed: t.expose('changed', { type: 'JSON' }),
      link: t.exposeString('link', { nullable: true }),
      legal: t.exposeStringList('legal'),
    }),
  })
  const refused = builder.objectRef<Refused>('Refused').implement({
    fields: (t) => ({
      code: t.exposeString('code'),
      reasons: t.expose('reasons', { type: [reason] }),
      fields: t.expose('fields', { type: [fieldError] }),
      of: t.expose('of', { type: refusing }),
      revision: t.exposeInt('revision'),
      status: t.exposeString('status'),
      case: t.expose('case', { type: record }),
      others: t.expose('others', { type: [other] }),
      legal: t.exposeStringList('legal'),
      since: t.expose('since', { type: [entry] }),
    }),
  })
  const sent = builder.unionType('SendResult', { types: [moved, refused] })
  const begun = builder.objectRef<Begun>('Begun').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      record: t.expose('record', { type: 'JSON', nullable: true }),
      timeline: t.expose('timeline', { type: timeline, nullable: true }),
    }),
  })
  const notBegun = builder.objectRef<NotBegun>('NotBegun').implement({
    fields: (t) => ({
      code: t.exposeString('code'),
      reasons: t.expose('reasons', { type: [reason] }),
      fields: t.expose('fields', { type: [fieldError] }),
      of: t.expose('of', { type: refusing }),
    }),
  })
  const beginning = builder.unionType('BeginResult', { types: [begun, notBegun] })
  return { fieldError, reason, author, record, other, timeline, sent, beginning }
}

export type CaseTypes = ReturnType<typeof defineCaseTypes>
