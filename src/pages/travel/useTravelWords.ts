import { useTranslation } from 'react-i18next'
import { delayOf, isDeadlineEvent } from '../../../machines/kernel/chart.ts'
import { outline } from '../../../machines/kernel/outline.ts'
import { accountless } from '../../../machines/kernel/actors.ts'
import { perObject } from '../../../machines/kernel/perObject.ts'
import type { Actor, Lifecycle } from '../../../machines/kernel/types.ts'
import { reader } from '../../shared/endpoints/answers/workflowTravel.ts'
import type { CasePart } from '../case/part.ts'
import { useWords } from '../case/useWords.ts'

const chartOf = perObject(({ machine }: Lifecycle) => outline(machine))

/** The words of the page, and what people and events are called on it. */
export const useTravelWords = (part: CasePart) => {
  const words = useWords(part)
  const { lifecycle, t: said } = words
  const { t, i18n } = useTranslation('travel')
  const kindText = (kind: string): string =>
    said(accountless.some(({ userId }) => userId === kind) ? `record:${kind}` : `session:kinds.${kind}`)
  return {
    ...words,
    t,
    said,
    kindText,
    eventText: (type: string): string => {
      if (isDeadlineEvent(type)) {
        const name = `${lifecycle.id}:tables.limits.gives.${delayOf(type)}`
        return i18n.exists(name) ? t('limitOf', { limit: said(name) }) : t('limit')
      }
      const label = chartOf(lifecycle).transitions.find(({ event, label: found }) => event === type && found)?.label
      return label ? said(label) : type
    },
    statusText: (status: string): string => said(part.area.lifecycle!.statuses[status]!.label),
    partakerText: (id: string, { userId, name, organisation }: Actor): string => {
      if (id === reader) return t('me')
      if (accountless.some((one) => one.userId === userId)) return said(`record:${userId}`)
      if (name === '') return t('anybodyOf', { kind: kindText(organisation.kind) })
      return `${name}, ${organisation.name}`
    },
  }
}

export type TravelWords = ReturnType<typeof useTravelWords>
