import { makeStyles, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Payable } from '../../shared/endpoints/answers/invoice.ts'
import { formatDate } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { Bone } from '../../ui/Bone.tsx'
import { Countdown } from '../../ui/countdown/Countdown.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { useFailureText } from '../account/useFailureText.ts'
import { CleanLayout } from '../signIn/CleanLayout.tsx'
import { Outcome } from '../signIn/Outcome.tsx'
import { Instruction } from './Instruction.tsx'
import { Methods } from './Methods.tsx'
import { connectedPay } from './pay.gateway.ts'
import { failureNow, isBusy, isEnded, isFailed, payableNow } from './pay.view.ts'
import { Plan } from './Plan.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXL, gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'grid', gap: tokens.spacingVerticalXS },
  payee: { margin: 0, color: tokens.colorNeutralForeground2 },
  sum: {
    margin: 0,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  purpose: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  failure: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  receipt: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground2 },
    '& dd': { margin: 0, overflowWrap: 'anywhere', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
})

/** Where the link of an invoice leads its payer. What proves it is behind the `#`, which no server and no log is told. */
const PayPage = () => {
  const { hash } = useLocation()
  return (
    <CleanLayout>
      <Paying key={hash} token={hash.slice(1)} />
    </CleanLayout>
  )
}

const Paying = ({ token }: { token: string }) => {
  const { t } = useTranslation('pay')
  const classes = useStyles()
  const actor = useActorRef(connectedPay, { input: { token } })
  const payable = useSelector(actor, payableNow)
  const busy = useSelector(actor, isBusy)
  const failed = useSelector(actor, isFailed)
  const ended = useSelector(actor, isEnded)
  const failure = useFailureText(useSelector(actor, failureNow))
  usePageTitle(t('title'))
  if (failed) return <ErrorState title={t('failed')} onRetry={() => actor.send({ type: 'look.retried' })} />
  if (ended) return <Outcome isGood={false} title={t('ended.title')} intro={t('ended.text')} />
  if (!payable)
    return (
      <div aria-busy="true" className={classes.root}>
        <span>{t('looking')}</span>
        <Bone />
      </div>
    )
  if (payable.receipt) return <Receipt payable={payable} />
  return (
    <div className={classes.root}>
      <Sum payable={payable} />
      {payable.plan.length > 0 && <Plan payable={payable} />}
      {payable.standing === 'DUE' ? (
        <Methods
          payable={payable}
          busy={busy}
          onChosen={(method, isWhole) => actor.send({ type: 'method.chosen', method, isWhole })}
        />
      ) : (
        <Instruction payable={payable} busy={busy} onWithdrawn={() => actor.send({ type: 'order.withdrawn' })} />
      )}
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
    </div>
  )
}

const Sum = ({ payable: { payee, purpose, amount, currency, until } }: { payable: Payable }) => {
  const { t } = useTranslation('pay')
  const classes = useStyles()
  return (
    <div className={classes.head}>
      <p className={classes.payee}>{t('to', { payee })}</p>
      <h1 className={classes.sum}>{formatMoney(amount, currency)}</h1>
      <p className={classes.purpose}>{t('for', { purpose })}</p>
      <div>
        <Countdown at={until} />
      </div>
    </div>
  )
}

const Receipt = ({ payable: { payee, purpose, amount, currency, receipt } }: { payable: Payable }) => {
  const { t, i18n } = useTranslation('pay')
  const classes = useStyles()
  const { number, date, reference } = receipt!
  const lines = {
    number,
    payee,
    purpose,
    sum: formatMoney(amount, currency),
    date: formatDate(date, i18n.language, 'form'),
    reference,
  }
  return (
    <div className={classes.root}>
      <Outcome isGood title={t('paid.title')} intro={t('paid.text')} />
      <dl className={classes.receipt}>
        {Object.entries(lines).flatMap(([line, text]) => [
          <dt key={`${line}.label`}>{t(`receipt.${line}`)}</dt>,
          <dd key={line}>{text}</dd>,
        ])}
      </dl>
    </div>
  )
}

export default PayPage
