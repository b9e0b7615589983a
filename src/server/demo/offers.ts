import type { Sql } from '../store/store.ts'
import { insertRows } from './insertRows.ts'
import type { Member } from './people.ts'

/** Writes what each organisation sells, of the categories that there are. */
export const writeOffers = async (sql: Sql, members: readonly Member[]): Promise<void> => {
  const rows = await sql.query<{ id: string; slug: string }>('select id, slug from insurance_categories')
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  const offers = members.flatMap(({ id, productCategories }) =>
    productCategories.map((slug, position) => ({
      organisation_id: id,
      category_id: ids.get(slug)!,
      position: position + 1,
    })),
  )
  await insertRows(sql, 'organisation_categories', offers)
}
