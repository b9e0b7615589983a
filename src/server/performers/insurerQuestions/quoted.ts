import type { Answers } from '../../../shared/forms/definition.ts'
import type { Query } from '../../performer.ts'
import type { Quotation } from './insurer.ts'

const quoted = `
  select p.organisation_id as organisation, p.quotes_code as "quotesCode", i.branding_name as insurer,
    p.product_category as "productCategory", p.customer_name, p.currency, p.premium::float8 as premium
  from post_quotes p join insurers i on i.id = p.insurer where p.id = $1`

/** A quotation as its insurer is told of it, which somebody has read there is. */
export const quotationOf = async (query: Query, id: string): Promise<Quotation> => {
  const [row] = await query<Quotation>(quoted, [id])
  return row!
}

/** What is known of a quotation, by the names of the fields in which questions have it: nobody is asked for it. */
export const knownOf = ({ organisation: _organisation, ...told }: Quotation): Answers => told
