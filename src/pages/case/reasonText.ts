import type { TFunction } from 'i18next'
import type { Reason } from '../../../machines/kernel/types.ts'
import type { Refused } from '../../shared/endpoints/answers/cases.ts'
import { caseAreaOf } from '../../data/lifecycle.ts'

/** Why not, and which other case says so, in the words of `companionWords`. */
export const reasonText = (t: TFunction, { key, values, of }: Reason): string => {
  if (!of) return t(key, values)
  const record = `${t(`${caseAreaOf(of.lifecycle).name}:singular`)} ${of.title ?? ''}`.trim()
  return t('case:refusing', { record, reason: t(key, values) })
}

/** The reasons of a refusal, each with the other case that gave it. */
export const reasonsIn = ({ reasons, of }: Pick<Refused, 'reasons' | 'of'>): Reason[] =>
  of ? reasons.map((one) => ({ ...one, of })) : reasons
