import type { i18n, TFunction } from 'i18next'
import type { Answers, Definition, FormField, FormGroup, FormPage, Words } from './definition.ts'
import { saidIn } from './said.ts'
import { groupsOf, placesOf } from './walk.ts'
import { saidOf } from '../format/money.ts'
import type { Message } from '../validation/fieldErrors.ts'

/** What is asked; one that is still without a label goes by its name. */
export const labelOf = ({ label, name }: Pick<FormField | FormGroup, 'label' | 'name'>, locale: string): string =>
  saidIn(label, locale) || name

export const helpOf = ({ help }: Pick<FormField, 'help'>, locale: string): string | undefined =>
  (help && saidIn(help, locale)) || undefined

/** What is wrong with an answer, as the form itself says it where it has words of its own for that. */
export const wrongWords = (t: TFunction, locale: string, { key, values }: Message, label: string): string => {
  const own = values['said'] as Words | undefined
  const part = values['part']
  const field = typeof part === 'string' ? t('fill:partOf', { field: label, part: t(`fill:parts.${part}`) }) : label
  return (own && saidIn(own, locale)) || t(key, { field, ...saidOf(values) })
}

/** What is wrong with answers of which nobody knows any more what they were held against: without that, a limit is told as one. */
export const wrongInGeneral = (t: TFunction, { language, getResource }: i18n, key: string, field: string): string => {
  const [namespace = '', name = ''] = key.split(':')
  const asks = /\{\{(?!field\b)/.test(String(getResource(language, namespace, name)))
  return t(asks ? 'fill:beyondLimit' : key, { field })
}

interface Labelled {
  path: string
  /** What is asked there. */
  item: FormField | FormGroup
  page: FormPage
  label: string
  /** In a row of a group, which one. */
  row?: string
}

/** Every place at which there is an answer, in the order in which they are asked. */
export const labelsOf = (definition: Definition, locale: string): ((answers: Answers) => Labelled[]) => {
  const groups = groupsOf(definition)
  const rowsOf = (answers: Answers, name: string) => {
    const rows = answers[name]
    return Array.isArray(rows) ? rows.length : 0
  }
  const places = placesOf(definition).filter(({ field }) => field.type !== 'explanation')
  const inGroup = (answers: Answers, { group, page }: (typeof groups)[number]): Labelled[] => [
    { path: group.name, item: group, page, label: labelOf(group, locale) },
    ...Array.from({ length: rowsOf(answers, group.name) }, (_, index) =>
      group.items.map((field) => ({
        path: `${group.name}[${index}].${field.name}`,
        item: field,
        page,
        label: labelOf(field, locale),
        row: `${labelOf(group, locale)} ${index + 1}`,
      })),
    ).flat(),
  ]
  return (answers) =>
    places.flatMap(({ field, group, page }) => {
      if (!group) return [{ path: field.name, item: field, page, label: labelOf(field, locale) }]
      const isFirst = group.items.find(({ type }) => type !== 'explanation') === field
      return isFirst
        ? inGroup(
            answers,
            groups.find((one) => one.group === group)!,
          )
        : []
    })
}

/** What each place is called, with its row where it is in one, by its path. */
export const namesByPath = (places: readonly Labelled[]): ReadonlyMap<string, string> =>
  new Map(places.map(({ path, label, row }) => [path, row ? `${row}: ${label}` : label]))
