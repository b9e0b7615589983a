import type { TFunction } from 'i18next'
import { headerKey } from '../../shared/area/columns.ts'
import type { Area } from '../../shared/area/types.ts'
import { filterOf, type FilterValue } from '../../shared/filters/filters.ts'
import { writingOf } from '../../shared/format/fieldText.ts'
import { optionLabelOf } from './useColumns.tsx'

/** 'Customer segment: Employee (Karyawan), Public (Publik)' */
export const filterText = (
  t: TFunction,
  locale: string,
  area: Area,
  field: string,
  value: FilterValue,
  titles: Readonly<Record<string, string>>,
): string => {
  const { kind } = area.list.filters.find((filter) => filter.field === field)!
  const writing = {
    ...writingOf(t, locale, { name: field, namespace: area.name, place: 'list' }),
    option: (option: string) => optionLabelOf(t, area, field, option),
    title: (id: string) => titles[id] ?? t('list:filters.record'),
  }
  return `${t(headerKey(area, field))}: ${filterOf(kind).text(value, writing, t, area.fields[field])}`
}
