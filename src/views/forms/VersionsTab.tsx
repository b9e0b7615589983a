import { Button, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { formPermissions } from '../../../machines/publication/publication.permissions.ts'
import { publicationStatuses } from '../../../machines/publication/publication.statuses.ts'
import { grants } from '../../../machines/kernel/grants.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import type { formManagement } from '../../areas/forms/formManagement.ts'
import { formVersion } from '../../areas/forms/formVersion.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { useSession } from '../../data/session.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { RowFacts, TitledRow } from '../../ui/TitledRow.tsx'
import { readVersions } from './versions.gateway.ts'

const useStyles = makeStyles({ list: { margin: 0, padding: 0, listStyleType: 'none' } })

const lifecycle = { id: 'publication', statuses: publicationStatuses }

type FormProps = PartProps<OwnRow<typeof formManagement.fields>>['tab']

/** The versions of a form, with the ways to design and to look at each. */
const VersionsTab = ({ record }: FormProps) => (
  <Versions key={`${record.latest} ${record.status} ${record.live}`} record={record} />
)

const Versions = ({ record: { id, live, status, binned } }: Pick<FormProps, 'record'>) => {
  const { t, i18n } = useTranslation(['formManagement', 'formVersion'])
  const classes = useStyles()
  const navigate = useNavigate()
  const permissions = useSession(currentUser)?.permissions ?? []
  const { answer, failed, retry } = useKept(readVersions, { form: id! })
  const mayBegin = grants(permissions, formPermissions.edit) && status === 'PUBLISHED' && !binned
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadListFailed')} onRetry={retry} />
  return (
    <Panel
      title={t('sections.versions')}
      aside={
        mayBegin && (
          <Button appearance="primary" onClick={() => navigate(`${formVersion.route}/create?form=${id}`)}>
            {t('formVersion:create')}
          </Button>
        )
      }
    >
      <ul aria-busy={!answer} className={classes.list}>
        {(answer ?? []).map((version) => {
          const { title, number, author, note, fieldCount, updated_at } = version as unknown as OwnRow<
            typeof formVersion.fields
          >
          const way = (page: string) => `${formVersion.route}/${version.id}/${page}`
          return (
            <TitledRow
              key={version.id}
              name={<TextLink to={`${formVersion.route}/${version.id}`}>{title}</TextLink>}
              standing={
                <>
                  <StatusBadge lifecycle={lifecycle} status={version['status']} />
                  {number === live && <IntentBadge intent="accent">{t('isLive')}</IntentBadge>}
                </>
              }
              actions={
                <>
                  {version['status'] === 'PUBLISHED' && !binned && grants(permissions, 'form_management.fill') && (
                    <Button onClick={() => navigate(way('fill'))}>{t('formVersion:pages.fill')}</Button>
                  )}
                  <Button onClick={() => navigate(way('design'))}>{t('formVersion:pages.design')}</Button>
                  {grants(permissions, 'form_management.preview') && (
                    <Button onClick={() => navigate(way('preview'))}>{t('formVersion:pages.preview')}</Button>
                  )}
                  {answer!.length > 1 && grants(permissions, 'form_management.preview') && (
                    <Button onClick={() => navigate(way('compare'))}>{t('formVersion:pages.compare')}</Button>
                  )}
                </>
              }
            >
              <RowFacts>
                <span>{t('fieldsIn', { count: fieldCount })}</span>
                <span>{author}</span>
                <span>{formatInstant(updated_at, i18n.language)}</span>
                {note && <span>{note}</span>}
              </RowFacts>
            </TitledRow>
          )
        })}
      </ul>
    </Panel>
  )
}

export default VersionsTab
