import type { Performer } from '../performer.ts'

export const bank = {
  activate: () => ({ changes: { status: 'ACTIVE' } }),
  deactivate: () => ({ changes: { status: 'INACTIVE' } }),
} satisfies Record<string, Performer>
