import type { Performer } from '../actions/performer.ts'

export const partner = {
  editProductCategories: ({ input }) => ({ changes: input }),
  updatePartnerProduct: ({ input }) => ({ changes: input }),
} satisfies Record<string, Performer>
