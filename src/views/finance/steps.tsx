import type { ReactNode } from 'react'
import type { Intent } from '../../../machines/fields/intent.ts'
import { ledgerEntry } from '../../areas/finance/ledgerEntry.ts'
import { paymentException } from '../../areas/finance/paymentException.ts'
import { authorText } from '../../pages/history/author.ts'
import { itemOf, type Words } from '../../pages/case/history.ts'
import type { GatewayAnswer, KnownException, PaymentStep } from '../../shared/endpoints/answers/payment.ts'
import { formatInstant } from '../../shared/format/date.ts'
import type { Place } from '../../shared/format/fieldText.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import type { TimelineItem } from '../../ui/timeline/Timeline.tsx'

const intents: Readonly<Record<GatewayAnswer, Intent>> = {
  PENDING: 'informative',
  SETTLED: 'success',
  DECLINED: 'warning',
  EXPIRED: 'warning',
  WITHDRAWN: 'subtle',
  FAILED: 'danger',
  RETURNED: 'danger',
  REFUSED: 'danger',
  UNKNOWN: 'warning',
  VERIFIED: 'success',
  SILENT: 'warning',
}

type Detail = TimelineItem['details'][number]

/** A step of a payment in the reader's words; an entry and an exception lead to their pages. */
export const stepItem = (step: PaymentStep, words: Words, about: Pick<Place, 'currency' | 'titles'>): TimelineItem => {
  const { t, locale } = words
  const { id, at } = step
  const detail = (name: string, value: ReactNode): Detail[] =>
    value === null ? [] : [{ label: t(`payment:details.${name}`), value }]
  const reference = (value: string) => detail('reference', value)
  const sum = ({ amount, currency }: { amount: number | null; currency: string | null }) =>
    detail('sum', amount === null || currency === null ? null : formatMoney(amount, currency))
  const exception = (known: KnownException | null) => {
    if (known === null) return []
    const problem = t(`paymentException:options.kind.${known.kind}`)
    const link = <TextLink to={`${paymentException.route}/${known.id}`}>{problem}</TextLink>
    return detail('exception', known.id === null ? problem : link)
  }
  const ofGateway = { id, at, by: t('payment:gateway') }
  switch (step.kind) {
    case 'moved':
      return { ...itemOf(step.entry, words, about), id }
    case 'ordered':
      return {
        id,
        at,
        by: t('record:system'),
        title: t(`payment:ordered.${step.order}`),
        intent: 'accent',
        details: [...reference(step.reference), ...sum(step), ...detail('attempt', formatNumber(step.attempt))],
      }
    case 'called':
      return {
        ...ofGateway,
        title: t(`payment:answers.${step.answer}`),
        intent: intents[step.answer],
        details: [
          ...reference(step.reference),
          ...(step.times > 1
            ? [...detail('times', formatNumber(step.times)), ...detail('until', formatInstant(step.until, locale))]
            : []),
        ],
      }
    case 'notified':
      return {
        ...ofGateway,
        title: t('payment:notified', { type: step.type }),
        intent: step.exception ? 'danger' : step.appliedAt === null ? 'warning' : 'subtle',
        details: [
          ...reference(step.reference),
          ...sum(step),
          ...detail('applied', step.appliedAt === null ? t('payment:open') : formatInstant(step.appliedAt, locale)),
          ...exception(step.exception),
        ],
      }
    case 'notTaken':
      return {
        ...ofGateway,
        title: t('payment:notTaken'),
        intent: 'danger',
        details: [...reference(step.reference), ...detail('result', step.result), ...exception(step.exception)],
      }
    case 'booked':
      return {
        id,
        at,
        by: step.by === null ? t('record:system') : authorText(t, step.by),
        title: t('payment:booked', { kind: t(`fields:options.kind.${step.entryKind}`) }),
        intent: step.reverses === null ? 'success' : 'warning',
        details: [
          ...sum(step),
          ...reference(step.reference),
          ...detail(
            'entry',
            <TextLink to={`${ledgerEntry.route}/${step.entry}?tab=lines`}>{t('payment:toEntry')}</TextLink>,
          ),
          ...detail(
            'reverses',
            step.reverses && (
              <TextLink to={`${ledgerEntry.route}/${step.reverses}`}>{t('payment:toReversed')}</TextLink>
            ),
          ),
        ],
      }
  }
}
