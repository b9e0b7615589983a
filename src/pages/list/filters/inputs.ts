import type { ComponentType } from 'react'
import type { FilterKind } from '../../../../machines/fields/type.ts'
import type { FilterValues } from '../../../shared/filters/filters.ts'
import { Amounts } from './Amounts.tsx'
import { Countries } from './Countries.tsx'
import { Days } from './Days.tsx'
import type { FilterProps } from './filter.ts'
import { Flag } from './Flag.tsx'
import { Options } from './Options.tsx'
import { Records } from './Records.tsx'
import { Values } from './Values.tsx'

/** What a reader chooses with, by the kind of the filter. */
export const filterInputs: { [K in FilterKind]: ComponentType<FilterProps<FilterValues[K]>> } = {
  options: Options,
  flag: Flag,
  dateRange: Days,
  amountRange: Amounts,
  country: Countries,
  reference: Records,
  values: Values,
}
