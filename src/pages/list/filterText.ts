import type { TFunction } from 'i18next'
import type { Area } from '../../shared/area/types.ts'
import type { FilterValue } from '../../shared/endpoints/paging.ts'
import { formatDate } from '../../shared/format/date.ts'
import { headerOf } from './useColumns.tsx'

const valueText = (t: TFunction, locale: string, area: Area, field: string, value: FilterValue): string => {
  if (Array.isArray(value)) return value.map((option) => t(`${area.name}:options.${field}.${option}`)).join(', ')
  if (typeof value === 'boolean') return t(value ? 'fields:yes' : 'fields:no')
  const day = (text: string) => formatDate(text, locale, 'list')
  const { from, to } = value
  if (from && to) return t('list:filters.between', { from: day(from), to: day(to) })
  return from ? t('list:filters.since', { from: day(from) }) : t('list:filters.until', { to: day(to!) })
}

/** 'Customer segment: Employee (Karyawan), Public (Publik)' */
export const filterText = (t: TFunction, locale: string, area: Area, field: string, value: FilterValue): string =>
  `${headerOf(t, area, field)}: ${valueText(t, locale, area, field, value)}`
