import type { documentMachine } from '../../../src/views/document/document.machine.ts'
import type { Verified } from '../../../src/shared/endpoints/answers/documents.ts'
import type { DecisionTable } from '../../machines/support/table.ts'

const document: Verified = {
  said: { language: 'en', issuer: 'Alfa', title: 'Policy', subtitle: 'POL-1', sections: [], closing: 'Issued' },
  standing: { text: 'Active', intent: 'success' },
}
const down = new Error('down')

/** Whether a document is genuine is said only when somebody has answered that knows. */
export const documentTable: DecisionTable<typeof documentMachine> = {
  states: {
    checking: { is: 'checking', tags: ['busy'] },
    genuine: { is: 'genuine' },
    unknown: { is: 'unknown' },
    failed: { is: 'failed', tags: ['failed'] },
  },
  beginnings: {
    opened: {
      input: { seal: 'a seal' },
      to: 'checking',
      knows: { seal: 'a seal', document: null },
      asks: [['verify', { seal: 'a seal' }]],
    },
  },
  events: { 'asked again': { type: 'check.retried' } },
  answers: { verify: { issued: { output: document }, 'never issued': { output: null }, 'no answer': { error: down } } },
  situations: {
    'being looked up': {
      in: 'checking',
      by: ['opened'],
      rows: {
        issued: { to: 'genuine', knows: { document } },
        'never issued': { to: 'unknown' },
        'no answer': { to: 'failed' },
      },
      nothing: ['asked again'],
    },
    'said to be genuine': { in: 'genuine', by: ['opened', 'issued'], rows: {}, nothing: ['asked again'] },
    'said to be unknown': { in: 'unknown', by: ['opened', 'never issued'], rows: {}, nothing: ['asked again'] },
    'nobody answered': {
      in: 'failed',
      by: ['opened', 'no answer'],
      rows: { 'asked again': { to: 'checking', asks: [['verify', { seal: 'a seal' }]] } },
      nothing: [],
    },
  },
}
