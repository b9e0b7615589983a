import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { errorOf, isGone, isLoading, isUnread } from '../../data/case/case.view.ts'
import { useCase } from '../../data/case/useCase.ts'
import type { Area } from '../../shared/area/types.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { BackLink } from './BackLink.tsx'
import { CaseSkeleton } from './CaseSkeleton.tsx'
import { CaseView } from './CaseView.tsx'

/** The case while it loads, when it cannot be shown, and when it can. */
export const CaseScreen = ({ area, id }: { area: Area; id: string }) => {
  const { t } = useTranslation('case')
  const actor = useCase(area, id)
  const loading = useSelector(actor, isLoading)
  const gone = useSelector(actor, isGone)
  const unread = useSelector(actor, isUnread)
  const error = useSelector(actor, errorOf)
  if (loading) return <CaseSkeleton />
  if (gone)
    return (
      <EmptyState title={t('gone.title')} text={t('gone.text')}>
        <BackLink area={area} />
      </EmptyState>
    )
  if (unread)
    return (
      <ErrorState
        title={t('failed.title')}
        text={error?.reference ? t('failed.reference', { reference: error.reference }) : t('failed.text')}
        onRetry={() => actor.send({ type: 'reload.requested' })}
      />
    )
  return <CaseView area={area} actor={actor} />
}
