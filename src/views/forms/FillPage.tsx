import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { formManagement } from '../../areas/forms/formManagement.ts'
import type { formVersion } from '../../areas/forms/formVersion.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { useActing } from '../../pages/actions/useActing.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Drafted } from './Drafted.tsx'
import { countFilling } from './figures.gateway.ts'
import { readDesign, readForm } from './versions.gateway.ts'

type VersionPage = PartProps<OwnRow<typeof formVersion.fields>>['page']

interface OpenedProps extends VersionPage {
  record: OwnRow<typeof formVersion.fields>
}

/** Where a published version of a form is answered; what is typed is kept until it is sent, and found again on another device. */
const FillPage = ({ record, ...props }: VersionPage) => record && <Opened key={record.id} {...props} record={record} />

const Opened = (props: OpenedProps) => {
  const { id, revision, status, form, definition } = props.record
  const { t } = useTranslation('formVersion')
  const navigate = useNavigate()
  const actor = useActing(props.area, (answer) => props.onChanged?.(answer))
  /** How often it was sent. */
  const [count, setCount] = useState({ sent: 0, begun: 0 })
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
  if (count.sent > count.begun)
    return (
      <EmptyState title={t('fill.sent')} text={t('fill.sentText')}>
        <Button appearance="primary" onClick={() => setCount({ ...count, begun: count.sent })}>
          {t('fill.another')}
        </Button>
        <Button onClick={() => navigate(`${formManagement.route}/${form}`)}>{t('fill.toForm')}</Button>
      </EmptyState>
    )
  return (
    <Drafted
      key={`${id} ${count.begun}`}
      area={props.area.id}
      place={`fill.${id}`}
      action="fill"
      actor={actor}
      on={{ id, revision }}
      definition={design.answer}
      version={id}
      variants={about.answer['variants'] as { code: string; name: string }[]}
      onSent={() => setCount({ ...count, sent: count.sent + 1 })}
      onCount={(counted) => countFilling({ id: props.record.id, ...counted })}
    />
  )
}

export default FillPage
