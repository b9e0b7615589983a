import type { Sql } from '../store/store.ts'

/** Partners whose people work here are known by their organisation. */
export const linkPartners = (sql: Sql) =>
  sql.query(`
    update partners p set organisation = o.id from organisations o where o.kind = 'partner' and p.legal_name like '%' || o.name`)
