import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Area } from '../../shared/area/types.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { useErrorText } from '../errorText.ts'
import { useWayBack } from '../list/useWayBack.ts'
import type { RecordNotice } from '../../data/record/record.types.ts'
import { isAsking, isDeleting } from '../../data/record/record.view.ts'
import type { RecordRef } from '../../data/record/useRecord.ts'

interface DeleteQuestionProps {
  area: Area
  actor: RecordRef
  /** What a person calls the record. */
  title: string
}

/** Asks before the record is deleted, and says how it went. */
export const DeleteQuestion = ({ area, actor, title }: DeleteQuestionProps) => {
  const { t, i18n } = useTranslation(['record', area.name, 'common'])
  const navigate = useNavigate()
  const { address } = useWayBack(area)
  const errorText = useErrorText()
  const asking = useSelector(actor, isAsking)
  const deleting = useSelector(actor, isDeleting)
  const tell = useEffectEvent((notice: RecordNotice) => {
    switch (notice.type) {
      case 'deleted': {
        const done = `${area.name}:deleted`
        notify({ kind: 'success', text: i18n.exists(done) ? t(done) : t('common:snackbar.submitted') })
        return void navigate(address, { replace: true })
      }
      case 'overtaken':
        return notify({ kind: 'error', text: t('record:deleteStale', { title }) })
      case 'unrecalled':
        return notify({ kind: 'error', lead: t('common:errorLead'), text: errorText(notice.error) })
      case 'undeleted':
        return notify({
          kind: 'error',
          lead: t('common:errorLead'),
          text: `${t('record:deleteFailed', { title })}: ${errorText(notice.error)}`,
        })
    }
  })
  useEffect(() => {
    const subscription = actor.on('*', (notice) => tell(notice))
    return () => subscription.unsubscribe()
  }, [actor])

  if (!asking) return null
  return (
    <ConfirmDialog
      title={t('record:deleteTitle', { title })}
      question={t('record:deleteQuestion', { title })}
      confirmLabel={t('common:delete')}
      intent="danger"
      busy={deleting}
      onConfirm={() => actor.send({ type: 'deletion.confirmed' })}
      onCancel={() => actor.send({ type: 'deletion.abandoned' })}
    />
  )
}
