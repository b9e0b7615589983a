import { Button } from '@fluentui/react-components'
import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { grants, type Permission } from '../../../machines/kernel/grants.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Saved, Stale } from '../../shared/endpoints/answers/records.ts'
import ActionButtons from '../actions/ActionButtons.tsx'
import { useWhyStyles } from '../actions/why.styles.ts'
import type { StoredRecord } from '../form/form.types.ts'
import { PageLinks } from '../own/PageLinks.tsx'
import { ChildLinks } from './ChildLinks.tsx'
import { useDangerButton } from '../../ui/dangerButton.ts'

const binnedIn = ({ bin }: Area, record: StoredRecord) =>
  bin && record[bin.flag] === true ? ('binned' as const) : undefined

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
  const { t } = useTranslation(['common', 'record'])
  const classes = useWhyStyles()
  const why = useId()
  const danger = useDangerButton()
  const navigate = useNavigate()
  const may = (needed: Permission | undefined) => needed !== undefined && grants(permissions, needed)
  const { change = binnedIn(area, record), remove } = record.against ?? {}
  const told = (may(area.permissions.edit) && change) || (may(area.permissions.delete) && remove)
  return (
    <>
      <PageLinks area={area} record={record} />
      <ChildLinks area={area} record={record} />
      <ActionButtons area={area} record={record} onChanged={onChanged} />
      {may(area.permissions.edit) && (
        <Button
          icon={<EditRegular />}
          disabledFocusable={change !== undefined}
          aria-describedby={change && why}
          onClick={() => navigate(`${area.route}/${record.id}/edit`)}
        >
          {t('edit')}
        </Button>
      )}
      {may(area.permissions.delete) && (
        <Button
          className={remove ? undefined : danger.outlined}
          icon={<DeleteRegular />}
          disabledFocusable={remove !== undefined}
          aria-describedby={remove && why}
          onClick={onDelete}
        >
          {t('delete')}
        </Button>
      )}
      {told && (
        <div id={why} className={classes.why}>
          {t(`record:against.${told}`)}
        </div>
      )}
    </>
  )
}
