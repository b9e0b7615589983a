import { Button } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordRef } from '../../data/record/useRecord.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { useErrorText } from '../errorText.ts'
import { nameIn } from './colleagues.ts'
import { HandOverDialog } from './HandOverDialog.tsx'
import { connectedHolding } from './holding.gateway.ts'
import type { About, HoldingNotice } from './holding.types.ts'
import { isAsking, isBusy, isChoosing, peopleOf } from './holding.view.ts'
import { useStanding } from './useStanding.ts'

interface HoldingButtonsProps {
  about: About
  record: RecordRef
  /** Which case it is. */
  subject: string
}

/** Taking a case, taking it over, handing it over and letting go of it. */
export const HoldingButtons = ({ about, record, subject }: HoldingButtonsProps) => {
  const { t, i18n } = useTranslation('case')
  const errorText = useErrorText()
  const { me, seen, holder, until, isMine, isTurn } = useStanding(record)
  const actor = useActorRef(connectedHolding, { input: about })
  const busy = useSelector(actor, isBusy)
  const asking = useSelector(actor, isAsking)
  const choosing = useSelector(actor, isChoosing)
  const people = useSelector(actor, peopleOf)
  const order = (to: string | null) => actor.send({ type: 'order.given', order: { to, seen } })
  const abandon = () => actor.send({ type: 'question.abandoned' })

  const saidOf = (to: string | null) => {
    if (to === null) return t('holding.released')
    return to === me ? t('holding.took') : t('holding.handedOver', { holder: nameIn(people)(to) })
  }
  const tell = useEffectEvent((notice: HoldingNotice) => {
    if (notice.type === 'failed') return notify({ kind: 'error', text: errorText(notice.error) })
    record.send({ type: 'record.changedElsewhere' })
    const { refused, holder: now } = notice.answer
    if (!refused) return notify({ kind: 'success', text: saidOf(notice.order.to) })
    const why = refused === 'held' && !now ? 'free' : refused
    notify({ kind: 'error', text: t(`holding.refused.${why}`, { holder: now }) })
  })
  useEffect(() => {
    const subscription = actor.on('*', (notice) => tell(notice))
    return () => subscription.unsubscribe()
  }, [actor])

  return (
    <>
      {isTurn && seen === null && (
        <Button disabledFocusable={busy} onClick={() => order(me)}>
          {t('holding.take')}
        </Button>
      )}
      {isTurn && seen !== null && !isMine && (
        <Button
          aria-haspopup="dialog"
          disabledFocusable={busy}
          onClick={() => actor.send({ type: 'takeOver.chosen', order: { to: me, seen } })}
        >
          {t('holding.takeOver')}
        </Button>
      )}
      {isTurn && (seen === null || isMine) && (
        <Button aria-haspopup="dialog" disabledFocusable={busy} onClick={() => actor.send({ type: 'handOver.chosen' })}>
          {t('holding.handOver')}
        </Button>
      )}
      {isMine && (
        <Button disabledFocusable={busy} onClick={() => order(null)}>
          {t('holding.release')}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={t('holding.takeOver')}
          subject={subject}
          question={t('holding.asksTakeOver', { holder, at: formatInstant(until, i18n.language) })}
          confirmLabel={t('holding.takeOver')}
          onConfirm={() => actor.send({ type: 'takeOver.confirmed' })}
          onCancel={abandon}
        />
      )}
      {choosing && <HandOverDialog subject={subject} people={people} onChoose={order} onCancel={abandon} />}
    </>
  )
}
