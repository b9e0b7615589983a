import type { Guardian } from '../performer.ts'

/** The slug is part of addresses: it stays from the moment on at which something is of the category. */
export const insuranceCategory: Guardian = async ({ query, id, values }) => {
  const [kept] = await query<{ slug: string; used: boolean }>(
    `select c.slug,
       exists (select from insurers where categories @> array[c.id])
       or exists (select from partners where product_categories ? c.slug)
       or exists (select from organisations where product_categories @> jsonb_build_array(jsonb_build_object('slug', c.slug)))
       as used
     from insurance_categories c where c.id = $1`,
    [id],
  )
  const isOther = values && kept && kept.slug !== values['slug']
  return isOther && kept.used ? [{ path: 'slug', key: 'validation:fixed', values: {} }] : []
}
