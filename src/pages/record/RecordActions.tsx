import { Button } from '@fluentui/react-components'
import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { grants, type Permission } from '../../../machines/kernel/grants.ts'
import type { Area } from '../../shared/area/types.ts'
import { PageLinks } from '../own/PageLinks.tsx'

interface RecordActionsProps {
  area: Area
  id: string
  permissions: readonly string[]
  onDelete(): void
}

/** What the reader may do with a plain record, and where else they may go from it. */
export const RecordActions = ({ area, id, permissions, onDelete }: RecordActionsProps) => {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const may = (needed: Permission | undefined) => needed !== undefined && grants(permissions, needed)
  return (
    <>
      <PageLinks area={area} id={id} />
      {may(area.permissions.edit) && (
        <Button icon={<EditRegular />} onClick={() => navigate(`${area.route}/${id}/edit`)}>
          {t('edit')}
        </Button>
      )}
      {may(area.permissions.delete) && (
        <Button icon={<DeleteRegular />} onClick={onDelete}>
          {t('delete')}
        </Button>
      )}
    </>
  )
}
