import type { Performer } from '../performer.ts'

export const partner = {
  editProductCategories: ({ input }) => ({ changes: input }),
  updatePartnerProduct: ({ input }) => ({ changes: input }),
} satisfies Record<string, Performer>
