import type { Performer } from '../performer.ts'

export const broker = {
  configure: ({ input }) => ({ changes: input }),
} satisfies Record<string, Performer>
