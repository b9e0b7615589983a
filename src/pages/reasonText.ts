import i18next, { type TFunction } from 'i18next'
import type { Reason } from '../../machines/kernel/types.ts'
import type { Refused } from '../shared/endpoints/answers/cases.ts'
import { caseAreaOf } from '../data/lifecycle.ts'
import { addFormats } from '../shared/format/wordFormats.ts'

if (i18next.isInitialized) addFormats(i18next)
i18next.on('initialized', () => addFormats(i18next))

/** The values that a rule of a lifecycle looked at, whose sentence may not be another than the specification's. */
const figuresText = (t: TFunction, { guard, key, values }: Reason): string => {
  const [namespace] = key.split(':')
  return i18next.exists(`${namespace}:figures.${guard}`) ? ` (${t(`${namespace}:figures.${guard}`, values)})` : ''
}

/** Why not, by which figures, and which other case says so, in the words of `companionWords`. */
export const reasonText = (t: TFunction, reason: Reason, hasFigures = true): string => {
  const { key, values, of } = reason
  const said = t(key, values) + (hasFigures ? figuresText(t, reason) : '')
  if (!of) return said
  const record = `${t(`${caseAreaOf(of.lifecycle).name}:singular`)} ${of.title ?? ''}`.trim()
  return t('case:refusing', { record, reason: said })
}

export const reasonsText = (t: TFunction, reasons: readonly Reason[], hasFigures = true): string =>
  reasons.map((reason) => reasonText(t, reason, hasFigures)).join('; ')

/** The reasons of a refusal, each with the other case that gave it. */
export const reasonsIn = ({ reasons, of }: Pick<Refused, 'reasons' | 'of'>): Reason[] =>
  of ? reasons.map((one) => ({ ...one, of })) : reasons
