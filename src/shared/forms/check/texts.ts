import { perObject } from '../../../../machines/kernel/perObject.ts'
import { locales } from '../../locales.ts'
import type { Definition, FormField, Words } from '../definition.ts'
import { saidIn } from '../said.ts'
import { aboveOf, groupOf, isFieldPart, isPagePart, keyOf, type Part, type PartItem, partsOf } from '../walk.ts'
import { finding, type Finding } from './finding.ts'

/** The texts of a part, and whether it has to have them. */
const textsOf = (item: PartItem): { words: Words | undefined; isNeeded: boolean }[] => {
  const maybe = (words: Words | undefined) => ({ words, isNeeded: false })
  const needed = (words: Words) => ({ words, isNeeded: true })
  if (!('kind' in item)) return [needed(item.title)]
  if (item.kind === 'section') return [maybe(item.title)]
  if (item.kind === 'group') return [needed(item.label), maybe(item.help)]
  return [
    item.type === 'hidden' || item.type === 'explanation' ? maybe(item.label) : needed(item.label),
    maybe(item.help),
    ...('options' in item ? item.options.map(({ label }) => needed(label)) : []),
    ...('unit' in item ? [maybe(item.unit)] : []),
    ...('own' in item && item.own ? [needed(item.own.said)] : []),
    ...('text' in item ? [needed(item.text)] : []),
  ]
}

const isSaid = (words: Words | undefined, locale: (typeof locales)[number]): boolean =>
  (words?.[locale] ?? '').trim() !== ''

/** Looked for once: of what is designed a step changes one part. */
export const untranslated = perObject((item: PartItem): readonly Finding[] => {
  const key = keyOf(item)
  const texts = textsOf(item).filter(
    ({ words, isNeeded }) => isNeeded || locales.some((locale) => isSaid(words, locale)),
  )
  const isUnlabelled = texts.some(({ words }) => !locales.some((locale) => isSaid(words, locale)))
  const missing = locales.filter((language) =>
    texts.some(({ words }) => locales.some((one) => isSaid(words, one)) && !isSaid(words, language)),
  )
  return [
    ...(isUnlabelled ? [finding('NO_LABEL', key)] : []),
    ...missing.map((language) => finding('NOT_TRANSLATED', key, { language })),
  ]
})

/** Labels by which nobody tells two fields of a page, or of a row, apart. */
export const labelledTwice = (definition: Definition): Finding[] => {
  const fields = partsOf(definition).filter(isFieldPart)
  const placeOf = (part: Part<FormField>) => groupOf(part) ?? aboveOf(part).find(isPagePart)
  const said = new Map<Part | undefined, Set<string>>()
  const isAgain = (part: Part<FormField>): boolean => {
    const place = placeOf(part)
    const labels = said.get(place) ?? new Set()
    const label = saidIn(part.item.label, 'en')
    const isThere = labels.has(label)
    said.set(place, labels.add(label))
    return isThere
  }
  return fields
    .filter(
      (part) => part.item.type !== 'explanation' && part.item.type !== 'hidden' && saidIn(part.item.label, 'en') !== '',
    )
    .filter(isAgain)
    .map((part) => finding('LABEL_TWICE', part.key))
}
