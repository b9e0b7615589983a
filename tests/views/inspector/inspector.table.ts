import type { inspectorMachine } from '../../../src/views/inspector/inspector.machine.ts'
import type { Source } from '../../../src/views/inspector/inspector.types.ts'
import { shown, stand, stood, told } from '../../data/inspect/support.ts'
import type { DecisionTable } from '../../machines/support/table.ts'

const source: Source = { kind: 'case', area: 'credit_life', id: 'c1' }
const refused = new Error('changed')
const definition = '{"states":{}}'
const actor = { id: 'a', name: 'name of a', parent: null, definition, before: null }

/** An actor is there, and two and a half seconds later it has begun. */
const appeared = { n: 1, actor: 'a', source: null, event: null, at: 1_000, snapshot: stand('idle') }
const begun = { n: 2, actor: 'a', source: null, event: { type: 'begun' }, at: 3_500, snapshot: stand('busy') }
const ended = { n: 3, actor: 'a', source: null, event: { type: 'ended' }, at: 3_600, snapshot: stand('over') }
const nothing = { dropped: 0, missed: 0 }
const empty = { actors: [], moments: [], ...nothing }
const two = { actors: [actor], moments: [appeared, begun], ...nothing }
const three = { actors: [actor], moments: [appeared, begun, ended], ...nothing }
const onlyStand = { actors: [{ ...actor, before: stand('busy') }], moments: [], ...nothing }
const twice = { actors: [actor], moments: [appeared, begun, { ...appeared, n: 3 }, { ...begun, n: 4 }], ...nothing }
const opened = { source, log: three, isWhole: true }
const read = { log: three, isWhole: true }
const open: [actor: string, input: unknown] = ['open', source]
const closed = { opened: null, position: null }

/** What is streamed is received whatever is looked at, and the reader alone moves what is shown. */
export const inspectorTable: DecisionTable<typeof inspectorMachine> = {
  states: {
    live: { is: 'live', tags: ['settled'] },
    paused: { is: 'paused', tags: ['settled'] },
    playing: { is: 'playing', tags: ['settled'] },
    opening: { is: 'opening', tags: ['busy'] },
  },
  beginnings: {
    opened: {
      to: 'live',
      knows: {
        stream: empty,
        connected: false,
        opened: null,
        asked: null,
        failure: null,
        position: null,
        pausedAt: 0,
        speed: 1,
      },
    },
  },
  events: {
    'two come': {
      type: 'stream.received',
      messages: [shown('a', 'idle'), told('a', 'begun', undefined, 3_500), stood('a', 'begun', 'busy', 3_500)],
      missed: 0,
    },
    'one more comes': {
      type: 'stream.received',
      messages: [told('a', 'ended', undefined, 3_600), stood('a', 'ended', 'over', 3_600)],
      missed: 0,
    },
    'the stream ends': { type: 'stream.ended' },
    clear: { type: 'stream.cleared' },
    pause: { type: 'pause.chosen' },
    live: { type: 'live.chosen' },
    play: { type: 'play.chosen' },
    'ten times as fast': { type: 'speed.chosen', speed: 10 },
    back: { type: 'step.chosen', by: -1 },
    forward: { type: 'step.chosen', by: 1 },
    'the first': { type: 'moment.chosen', n: 1 },
    'a case': { type: 'source.chosen', source },
    close: { type: 'source.closed' },
  },
  answers: { open: { read: { output: read }, refused: { error: refused } } },
  situations: {
    'nothing has come': {
      in: 'live',
      by: ['opened'],
      rows: {
        'two come': { knows: { stream: two, connected: true } },
        'one more comes': { knows: { connected: true } },
        'ten times as fast': { knows: { speed: 10 } },
        'a case': { to: 'opening', knows: { asked: source }, asks: [open] },
      },
      nothing: ['the stream ends', 'clear', 'pause', 'live', 'play', 'back', 'forward', 'the first', 'close'],
    },
    'the newest is shown': {
      in: 'live',
      by: ['opened', 'two come'],
      knows: { stream: two, position: null, connected: true },
      rows: {
        'two come': { knows: { stream: twice } },
        'one more comes': { knows: { stream: three } },
        'the stream ends': { knows: { connected: false } },
        clear: { knows: { stream: onlyStand } },
        pause: { to: 'paused', knows: { position: 2, pausedAt: 2 } },
        'ten times as fast': { knows: { speed: 10 } },
        back: { to: 'paused', knows: { position: 1, pausedAt: 2 } },
        'the first': { to: 'paused', knows: { position: 1, pausedAt: 2 } },
        'a case': { to: 'opening', knows: { asked: source }, asks: [open] },
      },
      nothing: ['live', 'play', 'forward', 'close'],
    },
    'paused at the last': {
      in: 'paused',
      by: ['opened', 'two come', 'pause'],
      knows: { position: 2, pausedAt: 2 },
      rows: {
        'two come': { knows: { stream: twice } },
        'one more comes': { knows: { stream: three } },
        'the stream ends': { knows: { connected: false } },
        live: { to: 'live', knows: { position: null } },
        'ten times as fast': { knows: { speed: 10 } },
        back: { knows: { position: 1 } },
        'the first': { knows: { position: 1 } },
        'a case': { to: 'opening', knows: { asked: source }, asks: [open] },
        close: { to: 'live', knows: { position: null } },
      },
      nothing: ['clear', 'pause', 'play', 'forward'],
    },
    'paused at the first of two': {
      in: 'paused',
      by: ['opened', 'two come', 'back'],
      knows: { position: 1 },
      rows: {
        'two come': { knows: { stream: twice } },
        'one more comes': { knows: { stream: three } },
        'the stream ends': { knows: { connected: false } },
        live: { to: 'live', knows: { position: null } },
        play: { to: 'playing', waits: [2_000] },
        'ten times as fast': { knows: { speed: 10 } },
        forward: { knows: { position: 2 } },
        'a case': { to: 'opening', knows: { asked: source }, asks: [open] },
        close: { to: 'live', knows: { position: null } },
      },
      nothing: ['clear', 'pause', 'back', 'the first'],
    },
    'played, before the last': {
      in: 'playing',
      by: ['opened', 'two come', 'back', 'play'],
      knows: { position: 1 },
      rows: {
        'after 2000 ms': { to: 'paused', knows: { position: 2 } },
        'two come': { knows: { stream: twice } },
        'one more comes': { knows: { stream: three } },
        'the stream ends': { knows: { connected: false } },
        pause: { to: 'paused' },
        live: { to: 'live', knows: { position: null } },
        'ten times as fast': { knows: { speed: 10 } },
        forward: { to: 'paused', knows: { position: 2 } },
        'the first': { to: 'paused' },
        'a case': { to: 'opening', knows: { asked: source }, asks: [open] },
        close: { to: 'live', knows: { position: null } },
      },
      nothing: ['clear', 'play', 'back'],
    },
    'a case is read': {
      in: 'opening',
      by: ['opened', 'two come', 'a case'],
      knows: { asked: source },
      rows: {
        read: { to: 'paused', knows: { opened, asked: null, position: 1, pausedAt: 3 } },
        refused: { to: 'live', knows: { failure: refused } },
        'two come': { knows: { stream: twice } },
        'one more comes': { knows: { stream: three } },
        'the stream ends': { knows: { connected: false } },
        'ten times as fast': { knows: { speed: 10 } },
        'a case': { asks: [open] },
        close: { to: 'live', knows: { asked: null } },
      },
      nothing: ['clear', 'pause', 'live', 'play', 'back', 'forward', 'the first'],
    },
    'a case could not be read': {
      in: 'live',
      by: ['opened', 'a case', 'refused'],
      knows: { failure: refused, asked: source },
      rows: {
        'two come': { knows: { stream: two, connected: true } },
        'one more comes': { knows: { connected: true } },
        'ten times as fast': { knows: { speed: 10 } },
        'a case': { to: 'opening', knows: { failure: null }, asks: [open] },
        close: { knows: { failure: null, asked: null } },
      },
      nothing: ['the stream ends', 'clear', 'pause', 'live', 'play', 'back', 'forward', 'the first'],
    },
    'a case is shown from its beginning': {
      in: 'paused',
      by: ['opened', 'two come', 'a case', 'read'],
      knows: { opened, position: 1 },
      rows: {
        'two come': { knows: { stream: twice } },
        'one more comes': { knows: { stream: three } },
        'the stream ends': { knows: { connected: false } },
        live: { to: 'live', knows: closed },
        play: { to: 'playing', waits: [2_000] },
        'ten times as fast': { knows: { speed: 10 } },
        forward: { knows: { position: 2 } },
        'a case': { to: 'opening', knows: { asked: source }, asks: [open] },
        close: { to: 'live', knows: closed },
      },
      nothing: ['clear', 'pause', 'back', 'the first'],
    },
    'a case is played ten times as fast': {
      in: 'playing',
      by: ['opened', 'a case', 'read', 'ten times as fast', 'play', 'after 200 ms'],
      knows: { position: 2 },
      rows: {
        'after 10 ms': { to: 'paused', knows: { position: 3 } },
        'two come': { knows: { stream: two, connected: true } },
        'one more comes': { knows: { connected: true } },
        pause: { to: 'paused' },
        live: { to: 'live', knows: closed },
        back: { to: 'paused', knows: { position: 1 } },
        forward: { to: 'paused', knows: { position: 3 } },
        'the first': { to: 'paused', knows: { position: 1 } },
        'a case': { to: 'opening', knows: { asked: source }, asks: [open] },
        close: { to: 'live', knows: closed },
      },
      nothing: ['the stream ends', 'clear', 'play', 'ten times as fast'],
    },
    'another one is read while a case is shown': {
      in: 'opening',
      by: ['opened', 'a case', 'read', 'forward', 'a case'],
      knows: { opened, asked: source, position: 2 },
      rows: {
        read: { to: 'paused', knows: { asked: null, position: 1 } },
        refused: { to: 'paused', knows: { failure: refused } },
        'two come': { knows: { stream: two, connected: true } },
        'one more comes': { knows: { connected: true } },
        'ten times as fast': { knows: { speed: 10 } },
        'a case': { asks: [open] },
        close: { to: 'live', knows: { opened: null, asked: null, position: null } },
      },
      nothing: ['the stream ends', 'clear', 'pause', 'live', 'play', 'back', 'forward', 'the first'],
    },
  },
}
