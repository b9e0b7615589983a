import type { tourMachine } from '../../src/app/tour/tour.machine.ts'
import type { DecisionTable } from '../machines/support/table.ts'

const down = new Error('down')
const moves = ['next', 'back', 'skipped']

/** Step by step, there and back, and over for good once the server knows. */
export const tourTable: DecisionTable<typeof tourMachine> = {
  states: {
    shown: { is: 'shown', tags: ['shown'] },
    keeping: { is: 'keeping' },
    over: { is: 'over', isOver: true },
    unkept: { is: 'unkept', isOver: true },
  },
  beginnings: { begun: { input: { steps: 3 }, to: 'shown', knows: { steps: 3, at: 0 } } },
  events: { next: { type: 'next.wanted' }, back: { type: 'previous.wanted' }, skipped: { type: 'tour.ended' } },
  answers: { keep: { kept: { output: null }, 'no answer': { error: down } } },
  situations: {
    'the first step': {
      in: 'shown',
      by: ['begun'],
      rows: { next: { knows: { at: 1 } }, skipped: { to: 'keeping', asks: [['keep']] } },
      nothing: ['back'],
    },
    'a step between': {
      in: 'shown',
      by: ['begun', 'next'],
      rows: {
        next: { knows: { at: 2 } },
        back: { knows: { at: 0 } },
        skipped: { to: 'keeping', asks: [['keep']] },
      },
      nothing: [],
    },
    'the last step': {
      in: 'shown',
      by: ['begun', 'next', 'next'],
      rows: {
        next: { to: 'keeping', asks: [['keep']] },
        back: { knows: { at: 1 } },
        skipped: { to: 'keeping', asks: [['keep']] },
      },
      nothing: [],
    },
    'the server is told': {
      in: 'keeping',
      by: ['begun', 'skipped'],
      rows: { kept: { to: 'over' }, 'no answer': { to: 'unkept' } },
      nothing: moves,
    },
    'seen, and known to nobody': { in: 'unkept', by: ['begun', 'skipped', 'no answer'], rows: {}, nothing: moves },
    'seen, and known to the server': { in: 'over', by: ['begun', 'skipped', 'kept'], rows: {}, nothing: moves },
  },
}
