import type { Declined, Done, Verdict } from '../../shared/endpoints/answers/actions.ts'
import type {
  Count,
  HistoryEntry,
  Invalid,
  Meta as Told,
  Saved,
  Stale,
  Summary,
  TabCount,
  StatusTotal,
  Totals,
  ViewCount,
} from '../../shared/endpoints/answers/records.ts'
import { localeOf } from '../http/locale.ts'
import { type Sought, subtitleIn } from '../records/lookup.ts'
import type { Builder } from './builder.ts'
import type { CaseTypes } from './caseTypes.ts'

export interface Meta extends Omit<Told, 'total'> {
  /** Counted only when it is asked for. */
  total(): Promise<Count>
  /** Of a page of records: read off only when they are asked for. */
  ids?(): string[]
}

/** What lists and forms of all areas are answered with. */
export const defineRecordTypes = (builder: Builder, { author, fieldError, reason }: CaseTypes) => {
  const count = builder.objectRef<Count>('Count').implement({
    fields: (t) => ({ count: t.exposeInt('count'), capped: t.exposeBoolean('capped') }),
  })
  const tabCount = builder.objectRef<TabCount>('TabCount').implement({
    fields: (t) => ({
      tab: t.exposeString('tab'),
      count: t.exposeInt('count'),
      capped: t.exposeBoolean('capped'),
    }),
  })
  const viewCount = builder.objectRef<ViewCount>('ViewCount').implement({
    fields: (t) => ({
      view: t.exposeString('view'),
      count: t.exposeInt('count'),
      capped: t.exposeBoolean('capped'),
    }),
  })
  const sum = builder.objectRef<Summary['sums'][number]>('Sum').implement({
    fields: (t) => ({
      currency: t.exposeString('currency'),
      field: t.exposeString('field'),
      sum: t.expose('sum', { type: 'SafeInt', nullable: true }),
    }),
  })
  const part = builder.objectRef<Totals['parts'][number]>('Total').implement({
    fields: (t) => ({
      values: t.field({ type: t.listRef('String', { nullable: true }), resolve: ({ values }) => values }),
      currency: t.exposeString('currency'),
      count: t.exposeInt('count'),
      sums: t.expose('sums', { type: 'JSON' }),
    }),
  })
  const totals = builder.objectRef<Totals>('Totals').implement({
    fields: (t) => ({ isWhole: t.exposeBoolean('isWhole'), parts: t.expose('parts', { type: [part] }) }),
  })
  const statusTotal = builder.objectRef<StatusTotal>('StatusTotal').implement({
    fields: (t) => ({
      status: t.exposeString('status'),
      currency: t.exposeString('currency'),
      count: t.exposeInt('count'),
      sums: t.expose('sums', { type: 'JSON' }),
    }),
  })
  const lookup = builder.objectRef<Sought>('Lookup').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      subtitle: t.string({
        nullable: true,
        resolve: (one, _, { request }) => subtitleIn(localeOf(request.headers['accept-language']), one),
      }),
      owner: t.exposeString('owner', { nullable: true }),
      facts: t.expose('facts', { type: 'JSON' }),
    }),
  })
  const summary = builder.objectRef<Summary>('Summary').implement({
    fields: (t) => ({
      count: t.exposeInt('count'),
      capped: t.exposeBoolean('capped'),
      sums: t.expose('sums', { type: [sum] }),
    }),
  })
  const meta = builder.objectRef<Meta>('Meta').implement({
    fields: (t) => ({
      limit: t.exposeInt('limit'),
      next: t.exposeString('next'),
      previous: t.exposeString('previous'),
      total: t.field({ type: count, resolve: ({ total }) => total() }),
      ids: t.field({ type: ['ID'], nullable: true, resolve: ({ ids }) => ids?.() ?? null }),
    }),
  })
  const dateRange = builder.inputType('DateRange', { fields: (t) => ({ from: t.string(), to: t.string() }) })
  const amountRange = builder.inputType('AmountRange', {
    fields: (t) => ({
      currency: t.string({ required: true }),
      from: t.field({ type: 'SafeInt' }),
      to: t.field({ type: 'SafeInt' }),
    }),
  })
  const change = builder.objectRef<HistoryEntry>('HistoryEntry').implement({
    fields: (t) => ({
      revision: t.exposeInt('revision'),
      kind: t.exposeString('kind'),
      at: t.exposeString('at'),
      by: t.expose('by', { type: author }),
      changes: t.expose('changes', { type: 'JSON' }),
      titles: t.field({ type: 'JSON', resolve: ({ titles = {} }) => titles }),
    }),
  })
  const history = builder.objectRef<{ data: HistoryEntry[]; meta: Meta }>('History').implement({
    fields: (t) => ({ data: t.expose('data', { type: [change] }), meta: t.expose('meta', { type: meta }) }),
  })
  const saved = builder.objectRef<Saved>('Saved').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      revision: t.exposeInt('revision'),
      record: t.expose('record', { type: 'JSON', nullable: true }),
      entry: t.expose('entry', { type: change }),
      shown: t.exposeString('shown', { nullable: true }),
    }),
  })
  const invalid = builder.objectRef<Invalid>('Invalid').implement({
    fields: (t) => ({ fields: t.expose('fields', { type: [fieldError] }) }),
  })
  const stale = builder.objectRef<Stale>('Stale').implement({
    fields: (t) => ({
      revision: t.exposeInt('revision'),
      changed: t.exposeStringList('changed'),
      record: t.expose('record', { type: 'JSON' }),
      since: t.expose('since', { type: [change] }),
    }),
  })
  const saving = builder.unionType('SaveResult', { types: [saved, invalid, stale] })
  const done = builder.objectRef<Done>('Done').implement({
    fields: (t) => ({ at: t.exposeString('at'), shown: t.exposeString('shown', { nullable: true }) }),
  })
  const declined = builder.objectRef<Declined>('Declined').implement({
    fields: (t) => ({ reasons: t.expose('reasons', { type: [reason] }) }),
  })
  const acted = builder.unionType('ActionResult', {
    types: [saved, done, declined, invalid, stale],
  })
  const verdict = builder.objectRef<Verdict>('Verdict').implement({
    fields: (t) => ({
      valid: t.exposeBoolean('valid'),
      reason: t.exposeString('reason'),
      reasons: t.expose('reasons', { type: [reason] }),
    }),
  })
  const requested = builder
    .objectRef<{ id: string }>('Requested')
    .implement({ fields: (t) => ({ id: t.exposeID('id') }) })
  const judged = builder.unionType('Judgement', { types: [verdict, invalid] })
  return {
    tabCount,
    viewCount,
    lookup,
    summary,
    totals,
    statusTotal,
    meta,
    dateRange,
    amountRange,
    saving,
    history,
    acted,
    judged,
    requested,
  }
}

export type RecordTypes = ReturnType<typeof defineRecordTypes>
