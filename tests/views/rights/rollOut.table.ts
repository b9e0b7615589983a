import type { OrganisationDifference } from '../../../src/shared/endpoints/answers/rollOut.ts'
import type { rollOutMachine } from '../../../src/views/rights/rollOut.machine.ts'
import type { DecisionTable } from '../../machines/support/table.ts'

type Asked = [actor: string, input?: unknown]

const differing = (id: string): OrganisationDifference => ({ id, name: id, code: id, roles: [], stamp: `as ${id} was` })
const both = ['o1', 'o2'].map(differing)
const [first, second] = both as [OrganisationDifference, OrganisationDifference]
const template = 't1'
const turn = ({ id, stamp }: OrganisationDifference): Asked => ['carryOut', { template, organisation: id, stamp }]
const load: Asked = ['load', { template }]
const down = new Error('down')
const chosenOnes = ['one is chosen', 'all are chosen']

/** A template is rolled out after a yes, to one organisation at a time as it was looked at; the first refusal ends it. */
export const rollOutTable: DecisionTable<typeof rollOutMachine> = {
  states: {
    loading: { is: 'loading', tags: ['busy'] },
    unread: { is: 'unread', tags: ['failed'] },
    listed: { is: 'listed', tags: ['settled'] },
    asked: { is: 'asked', tags: ['settled'] },
    rollingOut: { is: 'rollingOut', tags: ['busy'] },
  },
  beginnings: {
    opened: {
      to: 'loading',
      input: { template },
      knows: { template, organisations: null, queue: [], total: 0, failure: null },
      asks: [load],
    },
  },
  events: {
    'read again': { type: 'load.retried' },
    'one is chosen': { type: 'rollOut.chosen', organisations: [first] },
    'all are chosen': { type: 'rollOut.chosen', organisations: both },
    no: { type: 'rollOut.declined' },
    yes: { type: 'rollOut.confirmed' },
    stop: { type: 'rollOut.stopped' },
  },
  answers: {
    load: { read: { output: both }, 'not read': { error: down } },
    carryOut: { 'carried out': { output: undefined }, 'not carried out': { error: down } },
  },
  situations: {
    'being read': {
      in: 'loading',
      by: ['opened'],
      rows: { read: { to: 'listed', knows: { organisations: both } }, 'not read': { to: 'unread' } },
      nothing: ['read again', ...chosenOnes, 'no', 'yes', 'stop'],
    },
    'could not be read': {
      in: 'unread',
      by: ['opened', 'not read'],
      rows: { 'read again': { to: 'loading', asks: [load] } },
      nothing: [...chosenOnes, 'no', 'yes', 'stop'],
    },
    'in view': {
      in: 'listed',
      by: ['opened', 'read'],
      rows: {
        'one is chosen': { to: 'asked', knows: { queue: [first], total: 1 } },
        'all are chosen': { to: 'asked', knows: { queue: both, total: 2 } },
      },
      nothing: ['read again', 'no', 'yes', 'stop'],
    },
    'asked whether to': {
      in: 'asked',
      by: ['opened', 'read', 'all are chosen'],
      rows: { no: { to: 'listed', knows: { queue: [] } }, yes: { to: 'rollingOut', asks: [turn(first)] } },
      nothing: ['read again', ...chosenOnes, 'stop'],
    },
    'the first of two has its turn': {
      in: 'rollingOut',
      by: ['opened', 'read', 'all are chosen', 'yes'],
      rows: {
        'carried out': { to: 'rollingOut', knows: { queue: [second] }, asks: [turn(second)] },
        'not carried out': { to: 'loading', knows: { queue: [], failure: down }, asks: [load] },
        stop: { to: 'rollingOut', knows: { queue: [first] } },
      },
      nothing: ['read again', ...chosenOnes, 'no', 'yes'],
    },
    'the last has its turn': {
      in: 'rollingOut',
      by: ['opened', 'read', 'all are chosen', 'yes', 'stop'],
      rows: {
        'carried out': { to: 'loading', knows: { queue: [] }, asks: [load] },
        'not carried out': { to: 'loading', knows: { queue: [], failure: down }, asks: [load] },
        stop: { to: 'rollingOut' },
      },
      nothing: ['read again', ...chosenOnes, 'no', 'yes'],
    },
    'what was refused is read again, and told until the next is chosen': {
      in: 'listed',
      by: ['opened', 'read', 'one is chosen', 'yes', 'not carried out', 'read'],
      knows: { failure: down },
      rows: {
        'one is chosen': { to: 'asked', knows: { queue: [first], failure: null } },
        'all are chosen': { to: 'asked', knows: { queue: both, total: 2, failure: null } },
      },
      nothing: ['read again', 'no', 'yes', 'stop'],
    },
  },
}
