import { Button } from '@fluentui/react-components'
import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { grants, type Permission } from '../../../machines/kernel/grants.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Saved, Stale } from '../../shared/endpoints/answers/records.ts'
import ActionButtons from '../actions/ActionButtons.tsx'
import type { StoredRecord } from '../form/form.types.ts'
import { PageLinks } from '../own/PageLinks.tsx'
import { ChildLinks } from './ChildLinks.tsx'
import { useDangerButton } from '../../ui/dangerButton.ts'

interface RecordActionsProps {
  area: Area
  record: StoredRecord
  permissions: readonly string[]
  onDelete(): void
  /** It is no longer as it was read, but as the answer tells. */
  onChanged(answer: Saved | Stale): void
}

/** What the reader may do with a plain record, and where else they may go from it. */
export const RecordActions = ({ area, record, permissions, onDelete, onChanged }: RecordActionsProps) => {
  const { t } = useTranslation('common')
  const danger = useDangerButton()
  const navigate = useNavigate()
  const may = (needed: Permission | undefined) => needed !== undefined && grants(permissions, needed)
  return (
    <>
      <PageLinks area={area} id={record.id} />
      <ChildLinks area={area} id={record.id} />
      <ActionButtons area={area} record={record} onChanged={onChanged} />
      {may(area.permissions.edit) && (
        <Button icon={<EditRegular />} onClick={() => navigate(`${area.route}/${record.id}/edit`)}>
          {t('edit')}
        </Button>
      )}
      {may(area.permissions.delete) && (
        <Button className={danger.outlined} icon={<DeleteRegular />} onClick={onDelete}>
          {t('delete')}
        </Button>
      )}
    </>
  )
}
