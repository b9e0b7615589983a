import type { Guardian } from '../performer.ts'

/** The slug is part of addresses: it stays from the moment on at which something is of the category. */
export const insuranceCategory: Guardian = async ({ query, id, values }) => {
  const [kept] = await query<{ slug: string; used: boolean }>(
    `select slug, app_is_referred('insurance_categories', id) as used from insurance_categories where id = $1`,
    [id],
  )
  const isOther = values && kept && kept.slug !== values['slug']
  return isOther && kept.used ? [{ path: 'slug', key: 'validation:fixed', values: {} }] : []
}
