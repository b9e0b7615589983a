import { filterOf, type FilterValue } from '../filters/filters.ts'
import { type Tell, writingOf } from '../format/fieldText.ts'
import { headerOf } from './columns.ts'
import { headedText } from '../format/heading.ts'
import { referencesOf } from './names.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import type { Area } from './types.ts'

/** What an option is called: the area's word, or the lifecycle's for a status. */
export const optionLabelOf = (t: Tell, area: Area, name: string, option: string): string => {
  const status = name === 'status' && area.lifecycle?.statuses[option]
  return t(status ? status.label : `${area.name}:options.${name}.${option}`)
}

const eventText = (t: Tell, area: Area, event: string): string =>
  t(`${area.lifecycle!.id}:actions.${event}`, { defaultValue: t('list:filters.byItself') })

/** A transition by its id (machines/kernel/chart.ts): the status that it leads from, and what is done. */
const moveText = (t: Tell, area: Area, id: string): string => {
  const [from = '', event = ''] = id.split(' ')
  const status = area.lifecycle!.statuses[statusOf(from.split('.')[1] ?? '')]
  const done = eventText(t, area, event)
  return status ? `${t(status.label)}: ${done}` : done
}

/** The values of a filter that no field has, as they are told. */
const toldOf: Readonly<Record<string, (t: Tell, area: Area, value: string) => string>> = {
  refused_by: (t, area, guard) => t(`${area.lifecycle!.id}:reasons.${guard}`),
  refused_event: eventText,
  moved_by: moveText,
}

type Filter = Readonly<Record<string, FilterValue>>

/** By their area, the records that a list is narrowed by. */
export const referredIn = (area: Area, filter: Filter): Record<string, string[]> => {
  const referred: Record<string, string[]> = {}
  for (const [field, other] of referencesOf(area))
    if (filter[field]) (referred[other] ??= []).push(...(filter[field] as string[]))
  return referred
}

/** 'Customer segment: Employee (Karyawan), Public (Publik)' */
export const filterText = (
  t: Tell,
  locale: string,
  area: Area,
  field: string,
  value: FilterValue,
  titles: Readonly<Record<string, string>>,
): string => {
  const heading = area.headings?.[field]
  if (heading) {
    const chosen = (value as string[]).map((one) => headedText(t, locale, heading, field, one))
    return `${headerOf(t, area, field)}: ${chosen.join(', ')}`
  }
  const { kind } = area.list.filters.find((filter) => filter.field === field)!
  const writing = {
    ...writingOf(t, locale, { name: field, namespace: area.name, place: 'list' }),
    option: (option: string) => optionLabelOf(t, area, field, option),
    title: (id: string) => titles[id] ?? t('list:filters.record'),
  }
  const toldBy = toldOf[field]
  const said = toldBy ? [...new Set((value as string[]).map((one) => toldBy(t, area, one)))] : value
  return `${headerOf(t, area, field)}: ${filterOf(kind).text(said, writing, t, area.fields[field])}`
}
