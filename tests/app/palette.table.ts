import { areas } from '../../src/areas/registry.ts'
import type { paletteMachine } from '../../src/app/palette/palette.machine.ts'
import type { DecisionTable } from '../machines/support/table.ts'

const searched = areas.slice(0, 1)
const found = [{ area: searched[0]!, id: '17', title: 'Bank Artha', detail: '' }]
const answer = { found, failed: [] }
const nobody = { areas: [], text: '', marked: null, found: [], failed: [] }

/** Go to anything by typing: records are looked for from 3 characters on, once the typing pauses. */
export const paletteTable: DecisionTable<typeof paletteMachine> = {
  proves: 'B168',
  states: {
    browsing: { is: 'browsing' },
    pausing: { is: 'pausing', tags: ['busy'] },
    searching: { is: 'searching', tags: ['busy'] },
    found: { is: 'found', tags: ['settled'] },
  },
  beginnings: {
    opened: { input: { areas: searched }, to: 'browsing', knows: { ...nobody, areas: searched } },
    'opened by who may search nothing': { input: { areas: [] }, to: 'browsing', knows: nobody },
  },
  events: {
    '2 characters and a blank': { type: 'text.typed', text: 'ba ' },
    '3 characters': { type: 'text.typed', text: 'ban' },
    '4 characters and a blank': { type: 'text.typed', text: 'bank ' },
    'an option is marked': { type: 'option.marked', id: 'page-1' },
    'asked again': { type: 'search.retried' },
  },
  answers: { searchRecords: { answered: { output: answer }, refused: { error: new Error('refused') } } },
  situations: {
    'nothing is typed': {
      in: 'browsing',
      by: ['opened'],
      rows: {
        '2 characters and a blank': { knows: { text: 'ba ' } },
        '3 characters': { to: 'pausing', knows: { text: 'ban' }, waits: [250] },
        '4 characters and a blank': { to: 'pausing', knows: { text: 'bank ' }, waits: [250] },
        'an option is marked': { knows: { marked: 'page-1' } },
      },
      nothing: ['asked again'],
    },
    'who may search nothing': {
      in: 'browsing',
      by: ['opened by who may search nothing'],
      rows: {
        '2 characters and a blank': { knows: { text: 'ba ' } },
        '3 characters': { knows: { text: 'ban' } },
        '4 characters and a blank': { knows: { text: 'bank ' } },
        'an option is marked': { knows: { marked: 'page-1' } },
      },
      nothing: ['asked again'],
    },
    'something is marked': {
      in: 'browsing',
      by: ['opened', 'an option is marked'],
      knows: { marked: 'page-1' },
      rows: {
        '2 characters and a blank': { knows: { text: 'ba ', marked: null } },
        '3 characters': { to: 'pausing', knows: { text: 'ban', marked: null }, waits: [250] },
        '4 characters and a blank': { to: 'pausing', knows: { text: 'bank ', marked: null }, waits: [250] },
      },
      nothing: ['an option is marked', 'asked again'],
    },
    'more may be typed': {
      in: 'pausing',
      by: ['opened', '3 characters'],
      rows: {
        '2 characters and a blank': { to: 'browsing', knows: { text: 'ba ' } },
        '3 characters': { waits: [250] },
        '4 characters and a blank': { knows: { text: 'bank ' }, waits: [250] },
        'an option is marked': { knows: { marked: 'page-1' } },
        'after 250 ms': { to: 'searching', asks: [['searchRecords', { areas: searched, text: 'ban' }]] },
      },
      nothing: ['asked again'],
    },
    'a blank after it': {
      in: 'pausing',
      by: ['opened', '4 characters and a blank'],
      rows: {
        '2 characters and a blank': { to: 'browsing', knows: { text: 'ba ' } },
        '3 characters': { knows: { text: 'ban' }, waits: [250] },
        '4 characters and a blank': { waits: [250] },
        'an option is marked': { knows: { marked: 'page-1' } },
        'after 250 ms': { to: 'searching', asks: [['searchRecords', { areas: searched, text: 'bank' }]] },
      },
      nothing: ['asked again'],
    },
    'the records are awaited': {
      in: 'searching',
      by: ['opened', '3 characters', 'after 250 ms'],
      rows: {
        '2 characters and a blank': { to: 'browsing', knows: { text: 'ba ' } },
        '3 characters': { to: 'pausing', waits: [250] },
        '4 characters and a blank': { to: 'pausing', knows: { text: 'bank ' }, waits: [250] },
        'an option is marked': { knows: { marked: 'page-1' } },
        answered: { to: 'found', knows: { found } },
        refused: { to: 'found', knows: { failed: searched } },
      },
      nothing: ['asked again'],
    },
    'some are found': {
      in: 'found',
      by: ['opened', '3 characters', 'after 250 ms', 'answered'],
      knows: { found },
      rows: {
        '2 characters and a blank': { to: 'browsing', knows: { text: 'ba ', found: [] } },
        '3 characters': { to: 'pausing', knows: { found: [] }, waits: [250] },
        '4 characters and a blank': { to: 'pausing', knows: { text: 'bank ', found: [] }, waits: [250] },
        'an option is marked': { knows: { marked: 'page-1' } },
        'asked again': { to: 'searching', asks: [['searchRecords', { areas: searched, text: 'ban' }]] },
      },
      nothing: [],
    },
    'nobody answered': {
      in: 'found',
      by: ['opened', '3 characters', 'after 250 ms', 'refused'],
      knows: { failed: searched },
      rows: {
        '2 characters and a blank': { to: 'browsing', knows: { text: 'ba ', failed: [] } },
        '3 characters': { to: 'pausing', knows: { failed: [] }, waits: [250] },
        '4 characters and a blank': { to: 'pausing', knows: { text: 'bank ', failed: [] }, waits: [250] },
        'an option is marked': { knows: { marked: 'page-1' } },
        'asked again': { to: 'searching', asks: [['searchRecords', { areas: searched, text: 'ban' }]] },
      },
      nothing: [],
    },
    'asked again after nobody answered': {
      in: 'searching',
      by: ['opened', '3 characters', 'after 250 ms', 'refused', 'asked again'],
      knows: { failed: searched },
      rows: {
        '2 characters and a blank': { to: 'browsing', knows: { text: 'ba ', failed: [] } },
        '3 characters': { to: 'pausing', knows: { failed: [] }, waits: [250] },
        '4 characters and a blank': { to: 'pausing', knows: { text: 'bank ', failed: [] }, waits: [250] },
        'an option is marked': { knows: { marked: 'page-1' } },
        answered: { to: 'found', knows: { found, failed: [] } },
        refused: { to: 'found' },
      },
      nothing: ['asked again'],
    },
  },
}
