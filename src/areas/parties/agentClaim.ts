import { asks } from '../../../machines/claim/claim.asks.ts'
import { claimGroups, claimStatuses, claimTabs } from '../../../machines/claim/claim.statuses.ts'
import { defineArea } from '../../shared/area/defineArea.ts'
import { invite } from '../forms/invitation.ts'
import { answersKept } from '../../shared/forms/keeping.ts'

const typed = [
  { id: 'claim', fields: ['agent', 'insurer', 'policyNumber', 'productCategory', 'claimType'] },
  { id: 'customer', fields: ['customer_name', 'phone', 'email'] },
  { id: 'incident', fields: ['incidentDate', 'description', 'currency', 'claimedAmount'] },
] as const

interface Standing {
  context: { status?: string; form?: string | null }
}

const isAsked = { test: ({ context: { form } }: Standing) => Boolean(form) }
const undecided = Object.entries(claimStatuses).flatMap(([status, told]) => ('outcome' in told ? [] : [status]))
const isUndecided = { test: ({ context: { status } }: Standing) => undecided.includes(status ?? '') }

/** What customers claim through the agents of an organisation. */
export const agentClaim = defineArea({
  id: 'agent_claim',
  name: 'agentClaim',
  table: 'agent_claims',
  route: '/agent-claim',
  menu: [{ group: 'agentClaimList' }],
  scope: { broker: 'broker_id' },
  fields: {
    ...asks,
    claimNumber: { type: 'text', max: 40, unique: true, readOnly: true, required: true },
    partner: { type: 'reference', area: 'partner', readOnly: true, required: true },
    approvedAmount: { type: 'money', readOnly: true },
    decided_at: { type: 'instant', readOnly: true },
    decided_by: { type: 'text', max: 250, readOnly: true },
    reason: { type: 'longText', max: 1000, readOnly: true },
    paidDate: { type: 'date', readOnly: true },
    payment_reference: { type: 'text', max: 60, readOnly: true },
    disbursement: { type: 'text', max: 40, readOnly: true },
    form: { type: 'reference', area: 'form_management', readOnly: true },
    formVersion: { type: 'reference', area: 'form_version', readOnly: true },
    submissionId: { type: 'text', max: 36, readOnly: true },
    submission: { type: 'text', max: 60, readOnly: true },
    answeredAt: { type: 'instant', readOnly: true },
    papers: { type: 'integer', min: 0, max: 30, required: true, readOnly: true },
    link_until: { type: 'instant', readOnly: true },
  },
  title: 'claimNumber',
  subtitle: 'customer_name',
  stake: 'claimedAmount',
  number: 'claimNumber',
  sections: [
    {
      id: 'claim',
      fields: ['claimNumber', 'agent', 'partner', 'insurer', 'policyNumber', 'productCategory', 'claimType'],
    },
    { id: 'customer', fields: ['customer_name', 'phone', 'email'] },
    { id: 'incident', fields: ['incidentDate', 'description', 'currency', 'claimedAmount'] },
    {
      id: 'decision',
      fields: ['approvedAmount', 'decided_at', 'decided_by', 'reason', 'paidDate', 'payment_reference', 'disbursement'],
    },
    { id: 'papers', fields: ['papers', 'link_until'] },
    { id: 'form', fields: ['form', 'formVersion', 'submission', 'answeredAt', 'submissionId'] },
  ],
  tabs: {
    facts: { sections: ['claim', 'customer', 'incident', 'decision', 'papers', 'form'] },
    answers: { permission: 'form_management.submission' },
  },
  list: {
    tabs: claimTabs,
    groups: claimGroups,
    views: {
      longestWaiting: { tab: 'active', sort: 'updated_at' },
      toPay: { tab: 'approved', sort: 'updated_at' },
      travel: { filter: { productCategory: ['travel', 'bus', 'train', 'flight'] } },
    },
    columns: [
      'claimNumber',
      'customer_name',
      'agent',
      'partner',
      'insurer',
      'policyNumber',
      'productCategory',
      'claimType',
      'incidentDate',
      'claimedAmount',
      'approvedAmount',
      'paidDate',
      'payment_reference',
      'disbursement',
      'papers',
    ],
    shown: ['claimNumber', 'customer_name', 'agent', 'insurer', 'productCategory', 'claimedAmount', 'approvedAmount'],
    sorts: ['created_at', 'updated_at', 'claimNumber', 'customer_name', 'claimedAmount'],
    order: '-created_at',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'agent', kind: 'reference' },
      { field: 'partner', kind: 'reference' },
      { field: 'insurer', kind: 'reference' },
      { field: 'productCategory', kind: 'options' },
      { field: 'claimType', kind: 'options' },
      { field: 'claimedAmount', kind: 'amountRange' },
      { field: 'incidentDate', kind: 'dateRange' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['claimNumber', 'customer_name', 'policyNumber'],
    summary: ['claimedAmount', 'approvedAmount'],
  },
  permissions: {
    list: 'agent_claim.list',
    detail: 'agent_claim.detail',
    upload: 'agent_claim.presign',
    begin: 'agent_claim.create',
    correct: 'agent_claim.update',
  },
  operations: {
    list: { name: 'agent_claim.list', actions: { DOWNLOAD: 'export' } },
    detail: { name: 'agent_claim.detail' },
    timeline: { name: 'agent_claim.history' },
    views: { name: 'personal_lines.listQuickView' },
    send: { name: 'agent_claim.update', aliases: [{ name: 'agent_claim.generateLink' }] },
    presign: { name: 'agent_claim.presign' },
  },
  roles: {
    admin: [],
    brokerManager: 'all',
    brokerAssessor: ['create', 'update', 'presign', 'generateLink'],
    brokerUnderwriter: ['update', 'approve', 'reject', 'presign', 'generateLink'],
    brokerFinance: ['pay', 'presign'],
    brokerApprover: [],
    viewer: [],
  },
  imported: true,
  actions: {
    answer: {
      permission: 'agent_claim.update',
      on: 'record',
      page: 'answer',
      moves: true,
      input: {
        variant: { type: 'text', max: 40 },
        answers: { ...answersKept, required: true },
      },
      rules: { isAsked, isUndecided },
    },
    invite: { ...invite, page: 'answer', permission: 'agent_claim.generateLink', rules: { isAsked, isUndecided } },
  },
  pages: { answer: { path: '/:id/answer', permission: 'agent_claim.update' } },
  lifecycle: {
    id: 'claim',
    statuses: claimStatuses,
    sections: typed,
    load: () => import('../../../machines/claim/claim.ts').then((module) => module.claim),
  },
})
