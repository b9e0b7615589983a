import type { Guardian, Performer, Work } from '../performer.ts'

const sold = ({ record }: Work) => record!['productCategories'] as string[]
const given = ({ input }: Work, name: string) => input[name] as string[]

export const partner = {
  editProductCategories: ({ input }) => ({ changes: input }),
  addProductCategories: (work) => ({
    changes: { productCategories: [...new Set([...sold(work), ...given(work, 'added')])] },
  }),
  deleteProductCategories: (work) => ({
    changes: { productCategories: sold(work).filter((id) => !given(work, 'removed').includes(id)) },
  }),
} satisfies Record<string, Performer>

/** A category stays as long as the partner has a product of it that is not over. */
export const offer: Guardian = async ({ query, id, values }) => {
  const categories = values?.['productCategories'] as string[] | undefined
  if (!id || !categories) return []
  const others = `select name from partner_products
    where partner = $1 and status <> 'INACTIVE' and category <> all($2::uuid[]) order by name limit 1`
  const [one] = await query<{ name: string }>(others, [id, `{${categories.join()}}`])
  return one ? [{ path: 'productCategories', key: 'validation:stillSold', values: { name: one.name } }] : []
}
