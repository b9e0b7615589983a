import { asks } from '../../../machines/postQuote/postQuote.asks.ts'
import { postQuotePermissions } from '../../../machines/postQuote/postQuote.permissions.ts'
import { postQuoteStatuses, sources } from '../../../machines/postQuote/postQuote.statuses.ts'
import { defineArea } from '../../shared/area/defineArea.ts'
import { invite } from './invitation.ts'
import { sandboxModes } from '../../shared/forms/sandbox.ts'

interface Standing {
  context: { status?: string }
}

const isAwaiting = { test: ({ context: { status } }: Standing) => status === 'AWAITING' }

const told = { type: 'text', max: 250, readOnly: true } as const
const when = { type: 'instant', readOnly: true } as const

/** Quotations of which their insurers ask more; what is asked is for the insurer to say, or for our own form while it cannot. */
export const postQuote = defineArea({
  id: 'postquote',
  name: 'postQuoteForm',
  table: 'post_quotes',
  route: '/internal-tools/axa-postquote-form',
  menu: [{ group: 'internalTools', entry: 'axaPostquoteForm' }],
  scope: { broker: 'organisation_id' },
  refusedInPlace: true,
  fields: {
    ...asks,
    source: { type: 'option', options: sources, readOnly: true },
    submission: told,
    answeredAt: when,
    answeredBy: told,
    receipt: told,
    deliveredAt: when,
    reason: { type: 'longText', max: 1000, readOnly: true },
  },
  title: 'quotesCode',
  subtitle: 'customer_name',
  stake: 'premium',
  sections: [
    {
      id: 'quotation',
      fields: ['quotesCode', 'customer_name', 'insurer', 'productCategory', 'currency', 'premium', 'form'],
    },
    {
      id: 'answers',
      fields: ['source', 'submission', 'answeredAt', 'answeredBy', 'receipt', 'deliveredAt', 'reason'],
    },
  ],
  tabs: {
    facts: { sections: ['quotation', 'answers'] },
    answers: { permission: 'form_management.submission' },
  },
  list: {
    columns: [
      'quotesCode',
      'customer_name',
      'insurer',
      'productCategory',
      'premium',
      'form',
      'source',
      'submission',
      'answeredAt',
      'answeredBy',
      'receipt',
      'deliveredAt',
    ],
    shown: ['quotesCode', 'customer_name', 'insurer', 'productCategory', 'premium', 'source', 'deliveredAt'],
    sorts: ['quotesCode', 'customer_name', 'premium', 'created_at', 'updated_at'],
    order: '-updated_at',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'insurer', kind: 'reference' },
      { field: 'productCategory', kind: 'options' },
      { field: 'source', kind: 'options' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['quotesCode', 'customer_name', 'submission'],
  },
  permissions: { list: 'postquote.list', detail: 'postquote.detail', begin: postQuotePermissions.begin },
  actions: {
    invite: { ...invite, page: 'questions', permission: postQuotePermissions.answer, rules: { isAwaiting } },
    switchInsurer: {
      permission: 'postquote.sandbox',
      on: 'list',
      input: { mode: { type: 'option', options: sandboxModes, required: true } },
      against: ['isSandbox'],
    },
  },
  pages: { questions: { path: '/:id/questions', permission: postQuotePermissions.answer, typed: ['answers'] } },
  tools: { insurer: { permission: 'postquote.sandbox' } },
  roles: {
    admin: 'all',
    brokerManager: 'all',
    brokerAssessor: ['create', 'answer', 'close'],
    brokerUnderwriter: ['answer', 'close'],
    viewer: [],
  },
  lifecycle: {
    id: 'postQuote',
    statuses: postQuoteStatuses,
    sections: [
      { id: 'quotation', fields: ['quotesCode', 'customer_name', 'insurer', 'productCategory', 'currency', 'premium'] },
      { id: 'questions', fields: ['form'] },
    ],
    load: () => import('../../../machines/postQuote/postQuote.ts').then((module) => module.postQuote),
  },
})
