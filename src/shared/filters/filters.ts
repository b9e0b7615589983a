import type { FilterKind } from '../../../machines/fields/type.ts'
import { amountRange } from './amountRange.ts'
import { country } from './country.ts'
import { dateRange } from './dateRange.ts'
import { flag } from './flag.ts'
import { options } from './options.ts'
import { reference } from './reference.ts'
import { values } from './values.ts'
import type { FilterType } from './type.ts'

/** Every way to narrow a list under the name that declarations call it by; one that lacks a part does not compile. */
export const filterTypes = { options, flag, dateRange, amountRange, country, reference, values } satisfies Record<
  FilterKind,
  FilterType
>

export const filterOf = (kind: FilterKind): FilterType => filterTypes[kind]

type FilterValueOf<K extends FilterKind> = (typeof filterTypes)[K] extends FilterType<infer V> ? V : never

/** What a list's `filter` holds by field, after the kind of the filter. */
export type FilterValue = FilterValueOf<FilterKind>
export type FilterValues = { [K in FilterKind]: FilterValueOf<K> }
