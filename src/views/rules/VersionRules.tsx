import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { grants } from '../../../machines/kernel/grants.ts'
import type { RuleRow } from '../../../machines/kernel/ruleTable.types.ts'
import { rulePermissions } from '../../../machines/ruleVersion/ruleVersion.permissions.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import type { ruleVersion } from '../../areas/rules/ruleVersion.ts'
import { useSession } from '../../data/session.ts'
import type { OwnRow } from '../../pages/parts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { DryRunPanel } from '../dryRun/DryRunPanel.tsx'
import { RuleEditor } from './RuleEditor.tsx'
import { RuleRows } from './RuleRows.tsx'
import { connectedVersionRun, type Ruled } from './rules.gateway.ts'
import { TableNote } from './TableNote.tsx'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
})

interface VersionRulesProps {
  version: OwnRow<typeof ruleVersion.fields>
  ruled: Ruled
}

export const VersionRules = ({ version, ruled }: VersionRulesProps) => {
  const { t } = useTranslation(['ruleTableVersion', 'ruleVersion', 'dryRun'])
  const classes = useStyles()
  const user = useSession(currentUser)
  const isWritten =
    version.status === 'DRAFT' &&
    grants(user?.permissions ?? [], rulePermissions.edit) &&
    user?.organization.kind === 'broker'
  const former = version.formerRows as unknown as RuleRow[]
  return (
    <div className={classes.part}>
      <TableNote ruled={ruled} />
      {isWritten ? (
        <RuleEditor version={version} ruled={ruled} />
      ) : (
        <Panel title={t('fields.rows')}>
          <RuleRows ruled={ruled} rows={version.rows as unknown as RuleRow[]} before={former} />
        </Panel>
      )}
      {isWritten && (
        <Panel title={t('before')}>
          <RuleRows ruled={ruled} rows={former} />
        </Panel>
      )}
      <DryRunPanel key={version.revision} logic={connectedVersionRun} id={version.id} text={t('dryRun:ofVersion')} />
    </div>
  )
}
