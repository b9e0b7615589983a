import { useTranslation } from 'react-i18next'
import { usePages } from '../../data/kept/usePages.ts'
import { useRenewed } from '../../data/kept/useRenewed.ts'
import { referredIn } from '../../pages/case/history.ts'
import { useTitles } from '../../pages/fields/useTitles.ts'
import type { PartProps } from '../../pages/parts.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { Bone } from '../../ui/Bone.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Timeline } from '../../ui/timeline/Timeline.tsx'
import { Earlier } from './Earlier.tsx'
import { readPayment } from './payment.gateway.ts'
import { stepItem } from './steps.tsx'

/** What has happened about a payment on one line of time: moves of its case, orders, answers and webhooks of the gateway, entries of the books. */
const PaymentTab = ({ area, record }: PartProps['tab']) => {
  const { t, i18n } = useTranslation([
    'payment',
    'case',
    area.name,
    area.lifecycle!.id,
    'fields',
    'record',
    'paymentException',
  ])
  const { answer, failed, more, renew, retry } = usePages(readPayment, { area, id: String(record.id) })
  useRenewed(record.revision, renew)
  const steps = answer?.rows ?? []
  const moves = steps.flatMap((step) => (step.kind === 'moved' ? [step.entry] : []))
  const titles = useTitles(answer ? referredIn(answer.lifecycle, moves) : {})
  const title = t('payment:title')
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer)
    return (
      <Panel title={title}>
        <Bone />
      </Panel>
    )
  const words = { t, locale: i18n.language, area, lifecycle: answer.lifecycle }
  return (
    <Panel title={title}>
      {steps.length === 0 ? (
        <EmptyState title={t('payment:none')} />
      ) : (
        <Timeline
          label={title}
          items={steps.map((step) => stepItem(step, words, { currency: currencyOf(record), titles }))}
        />
      )}
      {answer.hasEarlier && <Earlier onWanted={more} />}
    </Panel>
  )
}

export default PaymentTab
