import { Badge, Button, makeStyles, SearchBox, Spinner, Text, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidIn } from '../../../machines/fields/wording.ts'
import { isRoot } from '../../../machines/kernel/grants.ts'
import { accountStatuses } from '../../../machines/account/account.statuses.ts'
import { call } from '../../data/call.ts'
import type { PartProps } from '../../pages/parts.ts'
import type { Source, Ways, Why } from '../../shared/endpoints/answers/rights.ts'
import { plainText } from '../../shared/format/plainText.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useKept } from '../../data/kept/useKept.ts'
import { useRenewed } from '../../data/kept/useRenewed.ts'

const useStyles = makeStyles({
  head: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  search: { width: '280px' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  list: { margin: `${tokens.spacingVerticalM} 0 0`, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 56px',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  said: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  sources: { display: 'grid', justifyItems: 'start', gap: tokens.spacingVerticalXXS, alignContent: 'start' },
  ways: { gridColumn: '1 / -1', display: 'grid', gap: tokens.spacingVerticalXS },
})

type Shown = 'all' | 'held' | 'lacking'

const roles = '/access-management/role'
const privileges = '/access-management/privilege'

const SourceLine = ({ source: { role, privilege } }: { source: Source }) => {
  const { t } = useTranslation('userAccount')
  return (
    <span>
      <TextLink to={`${roles}/${role.id}`}>{role.name}</TextLink>
      {privilege && (
        <>
          {` · ${t('why.by')} `}
          <TextLink to={`${privileges}/${privilege.id}`}>{privilege.name}</TextLink>
        </>
      )}
    </span>
  )
}

/** What would give a permission that is lacking, and who could give it. */
const WaysTo = ({ account, permission }: { account: string; permission: string }) => {
  const { t } = useTranslation('userAccount')
  const classes = useStyles()
  const { answer, failed, retry } = useKept(
    (look: { account: string; permission: string }, signal) => call('rights.ways', look, { signal }),
    {
      account,
      permission,
    },
  )
  if (failed) return <ErrorState title={t('why.failed')} onRetry={retry} />
  if (!answer) return <Spinner size="tiny" label={t('why.looking')} />
  const { roles: giving, givers }: Ways = answer
  return (
    <div className={classes.ways} role="status">
      <Text>{giving.length > 0 ? t('why.roles') : t('why.noRole')}</Text>
      {giving.map((way) => (
        <span key={`${way.role.id} ${way.privilege?.id}`}>
          <SourceLine source={way} />
          <span className={classes.quiet}> {t(way.against ? `why.against.${way.against}` : 'why.givable')}</span>
        </span>
      ))}
      <Text className={classes.quiet}>
        {givers.length > 0 ? t('why.givers', { names: givers.map(({ name }) => name).join(', ') }) : t('why.noGiver')}
      </Text>
    </div>
  )
}

interface LineProps {
  account: string
  one: Why['permissions'][number]
  explanation: string
  /** By which everything is held. */
  root: readonly Source[]
}

const Line = ({ account, one, explanation, root }: LineProps) => {
  const { t } = useTranslation('userAccount')
  const classes = useStyles()
  const [isAsked, setAsked] = useState(false)
  const sources = one.sources.length > 0 ? one.sources : root
  return (
    <li className={classes.row}>
      <span className={classes.said}>
        {explanation || one.code}
        {explanation && <span className={classes.quiet}>{one.code}</span>}
      </span>
      <span className={classes.sources}>
        {sources.map((source) => (
          <SourceLine key={`${source.role.id} ${source.privilege?.id}`} source={source} />
        ))}
        {sources.length === 0 && (
          <Button
            size="small"
            aria-expanded={isAsked}
            aria-label={t('why.askOf', { permission: explanation || one.code })}
            onClick={() => setAsked(!isAsked)}
          >
            {t('why.ask')}
          </Button>
        )}
      </span>
      {isAsked && <WaysTo account={account} permission={one.id} />}
    </li>
  )
}

/** What somebody may do and by which role, and what they may not do, and what would let them. */
const RightsTab = ({ record }: PartProps['tab']) => {
  const { t, i18n } = useTranslation('userAccount')
  const classes = useStyles()
  const account = String(record['id'])
  const {
    answer: why,
    failed,
    renew,
    retry,
  } = useKept((look: { account: string }, signal) => call('rights.why', look, { signal }), { account })
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>('held')
  useRenewed(record['revision'], renew)
  if (failed) return <ErrorState title={t('why.failed')} onRetry={retry} />
  if (!why) return <Spinner label={t('why.looking')} />
  const root = why.permissions.find(({ code }) => isRoot([code]))?.sources ?? []
  const wanted = plainText(search.trim())
  const lines = why.permissions
    .map((one) => ({ one, explanation: one.explanation ? saidIn(one.explanation, i18n.language) : '' }))
    .filter(({ one, explanation }) => {
      const isHeld = one.sources.length + root.length > 0
      return (
        plainText(`${one.code} ${explanation}`).includes(wanted) && (shown === 'all' || isHeld === (shown === 'held'))
      )
    })
  return (
    <Panel title={t('why.permissions')} aside={<Badge appearance="tint">{lines.length}</Badge>}>
      <div className={classes.head}>
        <span className={classes.quiet}>{t(why.status === 'ACTIVE' ? 'why.active' : 'why.inactive')}</span>
        {root.length > 0 && <span>{t('why.root')}</span>}
        {why.elsewhere.map((one) => (
          <span key={one.id}>
            <TextLink to={`/access-management/user/${one.id}?tab=rights`}>
              {t('why.elsewhere', { organisation: one.organisation })}
            </TextLink>{' '}
            <StatusBadge lifecycle={{ id: 'account', statuses: accountStatuses }} status={one.status} />
          </span>
        ))}
        <div className={classes.bar}>
          <SearchBox
            className={classes.search}
            aria-label={t('why.search')}
            placeholder={t('why.search')}
            value={search}
            onChange={(_, { value }) => setSearch(value)}
          />
          <LabelledSelect
            label={t('why.show')}
            value={shown}
            options={(['held', 'lacking', 'all'] as const).map((value) => ({ value, label: t(`why.shown.${value}`) }))}
            onChange={(value) => setShown(value as Shown)}
          />
        </div>
      </div>
      {lines.length === 0 ? (
        <EmptyState title={t('why.none')} />
      ) : (
        <ul className={classes.list}>
          {lines.map(({ one, explanation }) => (
            <Line key={one.id} account={account} one={one} explanation={explanation} root={root} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

export default RightsTab
