import { typeOf } from '../../../machines/fields/fields.ts'
import type { CaseRecord, Known } from '../../../machines/kernel/types.ts'
import { toldOfRecord } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { kindOf } from '../records/columns.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import type { Builder } from './builder.ts'
import type { CaseTypes } from './caseTypes.ts'
import { isTold } from './fieldTypes.ts'

/** A type of an area's rows with the fields named, and the row's own facts. */
export const rowType = (
  builder: Builder,
  area: Area,
  name: string,
  names: readonly string[],
  { record, other }: CaseTypes,
) =>
  builder.objectRef<Row>(name).implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ id }) => id }),
      revision: t.int({ resolve: ({ revision }) => revision }),
      ...Object.fromEntries(
        toldOfRecord(area).map((told) => [told, t.field({ type: 'JSON', resolve: (row) => row[told] ?? {} })]),
      ),
      ...(area.lifecycle && {
        status: t.string({ resolve: (row) => row.status as string }),
        case: t.field({ type: record, resolve: (row) => row.case as CaseRecord }),
        others: t.field({ type: [other], resolve: (row) => row.others as Known[] }),
      }),
      ...Object.fromEntries(
        names.map((field) => {
          const type = typeOf(kindOf(area, field)!).scalar
          // One odd value may not keep the others from their reader.
          const resolve = (row: Row) => (isTold[type](row[field]) ? (row[field] as string) : null)
          return [field, t.field({ type, resolve })]
        }),
      ),
    }),
  })
