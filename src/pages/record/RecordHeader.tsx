import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { grants, type Permission } from '../../../machines/kernel/grants.ts'
import type { Area } from '../../shared/area/types.ts'
import { formatInstant } from '../../shared/format/date.ts'
import type { StoredRecord } from '../form/form.types.ts'
import { lastListOf } from '../list/memory.ts'
import { PageLinks } from '../own/PageLinks.tsx'
import { usePageStyles } from '../page.styles.ts'

const useStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  subtitle: { margin: 0, color: tokens.colorNeutralForeground2 },
})

interface RecordHeaderProps {
  area: Area
  record: StoredRecord
  permissions: readonly string[]
  onDelete(): void
}

export const RecordHeader = ({ area, record, permissions, onDelete }: RecordHeaderProps) => {
  const { t, i18n } = useTranslation(['record', 'common'])
  const classes = useStyles()
  const page = usePageStyles()
  const navigate = useNavigate()
  const instant = (value: unknown) => formatInstant(String(value), i18n.language)
  const may = (needed: Permission | undefined) => needed !== undefined && grants(permissions, needed)
  return (
    <header className={page.bar}>
      <Button
        appearance="subtle"
        icon={<ArrowLeftRegular />}
        aria-label={t('record:back')}
        onClick={() => navigate(lastListOf(area))}
      />
      <div className={page.grow}>
        <h2 className={classes.title}>{String(record[area.title])}</h2>
        <p className={classes.subtitle}>
          {area.subtitle && `${String(record[area.subtitle])} · `}
          {t('record:history', { created: instant(record.created_at), updated: instant(record.updated_at) })}
        </p>
      </div>
      <PageLinks area={area} id={record.id} />
      {may(area.permissions.edit) && (
        <Button icon={<EditRegular />} onClick={() => navigate(`${area.route}/${record.id}/edit`)}>
          {t('common:edit')}
        </Button>
      )}
      {may(area.permissions.delete) && (
        <Button icon={<DeleteRegular />} onClick={onDelete}>
          {t('common:delete')}
        </Button>
      )}
    </header>
  )
}
