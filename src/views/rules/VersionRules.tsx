import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { grants } from '../../../machines/kernel/grants.ts'
import { formIn, type RuleVersionContext } from '../../../machines/ruleVersion/ruleVersion.context.ts'
import { rulePermissions } from '../../../machines/ruleVersion/ruleVersion.permissions.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import type { ruleVersion } from '../../areas/rules/ruleVersion.ts'
import { useSession } from '../../data/session.ts'
import type { OwnRow } from '../../pages/parts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { DryRunPanel } from './DryRunPanel.tsx'
import { RuleEditor } from './RuleEditor.tsx'
import { RuleRows } from './RuleRows.tsx'
import type { Ruled } from './rules.gateway.ts'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
})

interface VersionRulesProps {
  version: OwnRow<typeof ruleVersion.fields>
  context: RuleVersionContext
  ruled: Ruled
}

export const VersionRules = ({ version, context, ruled }: VersionRulesProps) => {
  const { t } = useTranslation(['ruleTableVersion', 'ruleVersion'])
  const classes = useStyles()
  const permissions = useSession(currentUser)?.permissions ?? []
  const house = useSession(currentUser)?.organization.id
  const isWritten =
    version.status === 'DRAFT' && grants(permissions, rulePermissions.edit) && house === context.parties.broker
  const form = useMemo(() => formIn(context), [context])
  return (
    <div className={classes.part}>
      {isWritten ? (
        <RuleEditor version={version} context={context} ruled={ruled} form={form} />
      ) : (
        <Panel title={t('fields.rows')}>
          <RuleRows ruled={ruled} rows={context.content.rows} before={context.before.rows} />
        </Panel>
      )}
      {isWritten && (
        <Panel title={t('before')}>
          <RuleRows ruled={ruled} rows={context.before.rows} />
        </Panel>
      )}
      <DryRunPanel key={version.revision} version={version} />
    </div>
  )
}
