import type { Guardian, Performer } from '../performer.ts'

export const partner = {
  editProductCategories: ({ input }) => ({ changes: input }),
  updatePartnerProduct: ({ input }) => ({ changes: input }),
} satisfies Record<string, Performer>

/** What is sold is of the categories that are. */
export const offer: Guardian = async ({ query, values }) => {
  const { products = [], productCategories = [] } = (values ?? {}) as {
    products?: { category: string }[]
    productCategories?: string[]
  }
  if (products.length === 0) return []
  const known = await query<{ slug: string }>('select slug from insurance_categories where id = any($1::uuid[])', [
    `{${productCategories.join()}}`,
  ])
  const isKnown = ({ category }: { category: string }) => known.some(({ slug }) => slug === category)
  return products.every(isKnown) ? [] : [{ path: 'products', key: 'validation:categoryMismatch', values: {} }]
}
