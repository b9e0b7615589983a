import { Badge, makeStyles, Spinner, tokens, Tree, TreeItem, TreeItemLayout } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { call } from '../../data/call.ts'
import type { PartProps } from '../../pages/parts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { type Branch, treeOf } from './held.ts'
import { OrganisationSelect } from './OrganisationSelect.tsx'
import { useKept } from '../../data/kept/useKept.ts'

const useStyles = makeStyles({
  said: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

const BranchItem = ({ area, branch: { role, below } }: { area: PartProps['page']['area']; branch: Branch }) => {
  const { t } = useTranslation('accessRole')
  const classes = useStyles()
  const navigate = useNavigate()
  const open = () => void navigate(`${area.route}/${role.id}`)
  const isLeaf = below.length === 0
  return (
    <TreeItem
      itemType={isLeaf ? 'leaf' : 'branch'}
      value={role.id}
      onClick={isLeaf ? open : undefined}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget) open()
      }}
    >
      <TreeItemLayout
        onDoubleClick={open}
        aside={role.level && <Badge appearance="tint">{`${role.level.rank} · ${role.level.name}`}</Badge>}
      >
        <span className={classes.said}>
          {role.name}
          <span className={classes.quiet}>
            {[role.code, role.section, t('tree.people', { count: role.people })].filter(Boolean).join(' · ')}
          </span>
        </span>
      </TreeItemLayout>
      {!isLeaf && (
        <Tree>
          {below.map((one) => (
            <BranchItem key={one.role.id} area={area} branch={one} />
          ))}
        </Tree>
      )}
    </TreeItem>
  )
}

/** Who stands below whom. */
const TreePage = ({ area }: PartProps['page']) => {
  const { t } = useTranslation('accessRole')
  const { answer, failed, choose, retry } = useKept(
    (look: { organisation?: string }, signal) => call('rights.matrix', look, { signal }),
    {},
  )
  if (failed) return <ErrorState title={t('matrix.failed')} onRetry={retry} />
  if (!answer) return <Spinner label={t('matrix.loading')} />
  const branches = treeOf(answer)
  return (
    <Panel
      title={t('pages.tree')}
      aside={<OrganisationSelect of={answer} onChoose={(organisation) => choose({ organisation })} />}
    >
      {branches.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <Tree
          key={answer.organisation}
          aria-label={t('pages.tree')}
          defaultOpenItems={answer.roles.map(({ id }) => id)}
        >
          {branches.map((one) => (
            <BranchItem key={one.role.id} area={area} branch={one} />
          ))}
        </Tree>
      )}
    </Panel>
  )
}

export default TreePage
