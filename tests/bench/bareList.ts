import { creditLife } from '../../src/areas/lines/creditLife.ts'
import { listColumns, snake } from '../../src/shared/area/names.ts'
import { mostFound } from '../../src/server/records/counts.ts'

const columns = listColumns(creditLife)
  .map((name) => `'${name}', ${snake(name)}`)
  .join(', ')

interface Asked {
  where: string
  order: string
  page: string
  cap?: number
}

/** The JSON of a list by the SQL that one would write by hand, with a capped count. */
export const bareList = ({ where, order, page, cap = mostFound }: Asked): string => `
  select (select json_agg(json_build_object(${columns})) from (
      select * from credit_life_quotations where ${where} order by ${order} ${page}) page)::text as data,
    (select count(*) from (select from credit_life_quotations where ${where} limit ${cap + 1}) counted) as total`
