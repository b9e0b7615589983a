import type { uploadMachine } from '../../src/data/upload/upload.machine.ts'
import type { DecisionTable } from '../machines/support/table.ts'

/** Files are alike to a comparison, their own properties are not. */
const virus = 'The file carries a virus'
const sized = (name: string, size: number) => Object.assign(new File([new Uint8Array(size)], name), { called: name })
const scan = sized('scan.pdf', 1_000)
const other = sized('other.pdf', 10)
const program = sized('virus.exe', 10)
const large = sized('large.pdf', 1_001)
const limits = { kinds: ['application/pdf' as const], bytes: 1_000, pixels: 0 }
const uploaded = { id: 'f1', name: 'scan.pdf', type: 'application/pdf', size: 1_000 }
const place = { area: 'credit_life', id: '17' }
const wrongKind = { key: 'fileExtension', values: { extensions: 'pdf' } } as const
const tooLarge = { key: 'fileSize', values: { n: 0.98, unit: 'KB' } } as const
const transfer = (file: File): [string, unknown] => ['transfer', { file, place }]

/** A file on its way: only one that may be sent is sent, its progress is a whole percent and begins at 0 again. */
export const uploadTable: DecisionTable<typeof uploadMachine> = {
  proves: 'B107 B108 B196',
  states: {
    empty: { is: 'empty', tags: ['editable'] },
    refused: { is: 'refused', tags: ['editable', 'failed'] },
    uploading: { is: 'uploading', tags: ['busy'] },
    interrupted: { is: 'interrupted', tags: ['editable', 'failed'] },
    uploaded: { is: 'uploaded', tags: ['settled'] },
  },
  beginnings: {
    opened: {
      input: { limits, place },
      to: 'empty',
      knows: {
        limits,
        place,
        file: null,
        progress: 0,
        uploaded: null,
        problem: null,
        said: null,
      },
    },
  },
  events: {
    'a PDF just small enough': { type: 'file.chosen', file: scan },
    'another PDF': { type: 'file.chosen', file: other },
    'a program': { type: 'file.chosen', file: program },
    'a PDF just too large': { type: 'file.chosen', file: large },
    'taken away': { type: 'file.dropped' },
    'sent again': { type: 'upload.retried' },
    '33.49 % have gone': { type: 'progress.made', fraction: 0.3349 },
    'more than all has gone': { type: 'progress.made', fraction: 1.2 },
    arrived: { type: 'upload.finished', uploaded },
    broken: { type: 'upload.failed', said: null },
    'turned away': { type: 'upload.failed', said: virus },
  },
  answers: {},
  situations: {
    'no file': {
      in: 'empty',
      by: ['opened'],
      rows: {
        'a PDF just small enough': { to: 'uploading', knows: { file: scan }, asks: [transfer(scan)] },
        'another PDF': { to: 'uploading', knows: { file: other }, asks: [transfer(other)] },
        'a program': { to: 'refused', knows: { file: program, problem: wrongKind } },
        'a PDF just too large': { to: 'refused', knows: { file: large, problem: tooLarge } },
      },
      nothing: [
        'taken away',
        'sent again',
        '33.49 % have gone',
        'more than all has gone',
        'arrived',
        'broken',
        'turned away',
      ],
    },
    'a file that may not be sent': {
      in: 'refused',
      by: ['opened', 'a program'],
      rows: {
        'a PDF just small enough': { to: 'uploading', knows: { file: scan, problem: null }, asks: [transfer(scan)] },
        'another PDF': { to: 'uploading', knows: { file: other, problem: null }, asks: [transfer(other)] },
        'a PDF just too large': { knows: { file: large, problem: tooLarge } },
        'taken away': { to: 'empty', knows: { file: null, problem: null } },
      },
      nothing: [
        'a program',
        'sent again',
        '33.49 % have gone',
        'more than all has gone',
        'arrived',
        'broken',
        'turned away',
      ],
    },
    'nothing has gone yet': {
      in: 'uploading',
      by: ['opened', 'a PDF just small enough'],
      rows: {
        'a PDF just small enough': { asks: [transfer(scan)] },
        'another PDF': { knows: { file: other }, asks: [transfer(other)] },
        'a program': { to: 'refused', knows: { file: program, problem: wrongKind } },
        'a PDF just too large': { to: 'refused', knows: { file: large, problem: tooLarge } },
        'taken away': { to: 'empty', knows: { file: null } },
        '33.49 % have gone': { knows: { progress: 33 } },
        'more than all has gone': { knows: { progress: 100 } },
        arrived: { to: 'uploaded', knows: { uploaded } },
        broken: { to: 'interrupted' },
        'turned away': { to: 'interrupted', knows: { said: virus } },
      },
      nothing: ['sent again'],
    },
    'a third has gone': {
      in: 'uploading',
      by: ['opened', 'a PDF just small enough', '33.49 % have gone'],
      knows: { progress: 33 },
      rows: {
        'a PDF just small enough': { knows: { progress: 0 }, asks: [transfer(scan)] },
        'another PDF': { knows: { file: other, progress: 0 }, asks: [transfer(other)] },
        'a program': { to: 'refused', knows: { file: program, problem: wrongKind, progress: 0 } },
        'a PDF just too large': { to: 'refused', knows: { file: large, problem: tooLarge, progress: 0 } },
        'taken away': { to: 'empty', knows: { file: null, progress: 0 } },
        'more than all has gone': { knows: { progress: 100 } },
        arrived: { to: 'uploaded', knows: { uploaded, progress: 0 } },
        broken: { to: 'interrupted', knows: { progress: 0 } },
        'turned away': { to: 'interrupted', knows: { said: virus, progress: 0 } },
      },
      nothing: ['sent again', '33.49 % have gone'],
    },
    'it did not arrive': {
      in: 'interrupted',
      by: ['opened', 'a PDF just small enough', 'broken'],
      rows: {
        'a PDF just small enough': { to: 'uploading', asks: [transfer(scan)] },
        'another PDF': { to: 'uploading', knows: { file: other }, asks: [transfer(other)] },
        'a program': { to: 'refused', knows: { file: program, problem: wrongKind } },
        'a PDF just too large': { to: 'refused', knows: { file: large, problem: tooLarge } },
        'taken away': { to: 'empty', knows: { file: null } },
        'sent again': { to: 'uploading', asks: [transfer(scan)] },
      },
      nothing: ['33.49 % have gone', 'more than all has gone', 'arrived', 'broken', 'turned away'],
    },
    'the server has it': {
      in: 'uploaded',
      by: ['opened', 'a PDF just small enough', 'arrived'],
      knows: { uploaded },
      rows: {
        'a PDF just small enough': { to: 'uploading', knows: { uploaded: null }, asks: [transfer(scan)] },
        'another PDF': { to: 'uploading', knows: { file: other, uploaded: null }, asks: [transfer(other)] },
        'a program': { to: 'refused', knows: { file: program, uploaded: null, problem: wrongKind } },
        'a PDF just too large': { to: 'refused', knows: { file: large, uploaded: null, problem: tooLarge } },
        'taken away': { to: 'empty', knows: { file: null, uploaded: null } },
      },
      nothing: ['sent again', '33.49 % have gone', 'more than all has gone', 'arrived', 'broken', 'turned away'],
    },
  },
}
