import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { grants } from '../../../machines/kernel/grants.ts'
import { rulePermissions } from '../../../machines/ruleVersion/ruleVersion.permissions.ts'
import { ruleVersionStatuses } from '../../../machines/ruleVersion/ruleVersion.statuses.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import type { ruleEngine } from '../../areas/rules/ruleEngine.ts'
import { ruleVersion } from '../../areas/rules/ruleVersion.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { useSession } from '../../data/session.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { formatDate } from '../../shared/format/date.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { RowFacts, TitledRow } from '../../ui/TitledRow.tsx'
import { CompareVersions } from './CompareVersions.tsx'
import { readRuled, readVersions } from './rules.gateway.ts'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
})

const lifecycle = { id: 'ruleVersion', statuses: ruleVersionStatuses }

/** The versions that the reader's house has written of a table. */
const VersionsTab = ({ record: { id, code = '' } }: PartProps<OwnRow<typeof ruleEngine.fields>>['tab']) => {
  const { t, i18n } = useTranslation(['ruleEngine', 'ruleTableVersion', 'ruleVersion', 'dryRun'])
  const classes = useStyles()
  const navigate = useNavigate()
  const user = useSession(currentUser)
  const { answer, failed, retry } = useKept(readVersions, { table: id! })
  const { answer: known } = useKept(readRuled, { code })
  const mayBegin = grants(user?.permissions ?? [], rulePermissions.edit) && user?.organization.kind === 'broker'
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadListFailed')} onRetry={retry} />
  const versions = (answer ?? []) as unknown as OwnRow<typeof ruleVersion.fields>[]
  return (
    <div className={classes.part}>
      <Panel
        title={t('recordTabs.versions')}
        aside={
          mayBegin && (
            <Button appearance="primary" onClick={() => navigate(`${ruleVersion.route}/create?ruleTable=${id}`)}>
              {t('ruleTableVersion:create')}
            </Button>
          )
        }
      >
        {answer?.length === 0 && <EmptyState title={t('noVersions')} />}
        <ul aria-busy={!answer} className={classes.list}>
          {versions.map(({ id: version, status, title, validFrom, author, note }) => (
            <TitledRow
              key={version}
              name={<TextLink to={`${ruleVersion.route}/${version}`}>{title}</TextLink>}
              standing={<StatusBadge lifecycle={lifecycle} status={status} />}
            >
              <RowFacts>
                <span>{t('ruleTableVersion:holdsFrom', { day: formatDate(validFrom, i18n.language, 'list') })}</span>
                <span>{author}</span>
                {note && <span>{note}</span>}
                <span>
                  <TextLink to={`${ruleVersion.route}/${version}?tab=rules`}>{t('dryRun:title')}</TextLink>
                </span>
              </RowFacts>
            </TitledRow>
          ))}
        </ul>
      </Panel>
      {known?.ruled && versions.length > 0 && <CompareVersions ruled={known.ruled} versions={versions} />}
    </div>
  )
}

export default VersionsTab
