import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../data/key.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { connectedDraft } from '../../pages/form/draft.gateway.ts'
import { isLooking } from '../../pages/form/draft.view.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Filling, type FillingProps, type VersionPage } from './Filling.tsx'
import { readDesign, readForm } from './versions.gateway.ts'

/** Where a published version of a form is answered; what is typed is kept until it is sent, and found again on another device. */
const FillPage = ({ record, ...props }: VersionPage) => record && <Opened key={record.id} {...props} record={record} />

const Opened = (props: VersionPage & Pick<FillingProps, 'record'>) => {
  const { id, status, form, definition } = props.record
  const { t } = useTranslation('formVersion')
  const [round, setRound] = useState(0)
  const design = useKept(readDesign, { definition })
  const about = useKept(readForm, { form })
  if (status !== 'PUBLISHED') return <EmptyState title={t('actions.fill.reasons.isPublished')} />
  if ((design.failed && !design.answer) || (about.failed && !about.answer))
    return (
      <ErrorState
        title={t('common:snackbar.loadDataFailed')}
        onRetry={() => {
          design.retry()
          about.retry()
        }}
      />
    )
  if (!design.answer || !about.answer) return <div aria-busy="true" />
  return (
    <Drafted
      key={`${id} ${round}`}
      {...props}
      definition={design.answer}
      variants={about.answer['variants'] as FillingProps['variants']}
      onAnother={() => setRound(round + 1)}
    />
  )
}

const Drafted = (props: Omit<FillingProps, 'draft'>) => {
  const [writer] = useState(() => `${newId()}.0`)
  const draft = useActorRef(connectedDraft, {
    input: { area: props.area.id, place: `fill.${props.record.id}`, base: null, writer },
  })
  return useSelector(draft, isLooking) ? <div aria-busy="true" /> : <Filling {...props} draft={draft} />
}

export default FillPage
