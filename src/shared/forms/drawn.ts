import type { TFunction } from 'i18next'
import { locales, type Locale } from '../locales.ts'
import type { Finding } from './check/finding.ts'
import type { Definition, FormItem, FormPage } from './definition.ts'
import { judge, type Judged, type Occasion } from './judge.ts'
import { isReckonedOn, reaching } from './reaching.ts'
import { optionIn, saidIn } from './said.ts'
import { helpOf, labelOf, labelsOf, wrongWords } from './told.ts'
import { isFieldPart, isPagePart, partsOf } from './walk.ts'

const textsOf = (item: FormItem, locale: Locale): string[] => {
  if (item.kind === 'section')
    return [...(item.title ? [saidIn(item.title, locale)] : []), ...item.items.flatMap((one) => textsOf(one, locale))]
  const own = [labelOf(item, locale), ...(item.help ? [helpOf(item, locale) ?? ''] : [])]
  if (item.kind === 'group') return [...own, ...item.items.flatMap((one) => textsOf(one, locale))]
  if (item.type === 'explanation') return [saidIn(item.text, locale)]
  return [
    ...own,
    ...('options' in item ? item.options.map(({ value }) => optionIn(item, value, locale)) : []),
    ...('unit' in item && item.unit ? [saidIn(item.unit, locale)] : []),
  ]
}

/** All that a page says in a language, with what is said of what is wrong there. */
const said = (t: TFunction, definition: Definition, page: FormPage, locale: Locale, judged: Judged): string[] => {
  const places = labelsOf(definition, locale)(judged.answers).filter((place) => place.page === page)
  const wrong = judged.wrong.flatMap((error) => {
    const place = places.find(({ path }) => path === error.path)
    return place ? [wrongWords(t, locale, error, place.label)] : []
  })
  return [saidIn(page.title, locale), ...page.items.flatMap((item) => textsOf(item, locale)), ...wrong]
}

const warning = (at: string): Finding => ({ check: 'NEVER_SHOWN', at, grave: false, values: {} })

/** Parts for which no answers were found with which they are there, the outermost alone. */
export const neverShown = (definition: Definition, occasion: Occasion): Finding[] => {
  const reach = reaching(definition, occasion)
  const never = new Set<unknown>()
  return partsOf(definition).flatMap((part) => {
    if (part.above && never.has(part.above)) {
      never.add(part)
      return []
    }
    const isHidden = isFieldPart(part) && part.item.type === 'hidden'
    if (isHidden || !part.item.visible || isReckonedOn(definition, part) || reach(part)) return []
    never.add(part)
    return [warning(part.key)]
  })
}

/**
 * Says every page once in each language, with sample answers that make it appear and with none, as whoever draws it does; what cannot
 * be said, or says nothing somewhere, is grave.
 */
export const undrawable = (
  definition: Definition,
  occasion: Occasion,
  tell: (locale: Locale) => TFunction,
): Finding[] => {
  const reach = reaching(definition, occasion)
  return partsOf(definition)
    .filter(isPagePart)
    .flatMap((part) => {
      const reached = reach(part)
      const states = [
        ...(reached ? [judge(definition, reached.answers, { ...occasion, known: reached.known })] : []),
        judge(definition, {}, occasion),
      ]
      return locales.flatMap((language): Finding[] => {
        const isDrawn = (judged: Judged): boolean => {
          try {
            return said(tell(language), definition, part.item, language, judged).every((text) => text.trim() !== '')
          } catch {
            return false
          }
        }
        return states.every(isDrawn) ? [] : [{ check: 'NOT_DRAWN', at: part.key, grave: true, values: { language } }]
      })
    })
}
