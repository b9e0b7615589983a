import {
  Badge,
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  ProgressBar,
  Spinner,
  tokens,
} from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { saidIn } from '../../../machines/fields/wording.ts'
import { useErrorText } from '../../pages/errorText.ts'
import type { PartProps } from '../../pages/parts.ts'
import type { ExplainedPermission } from '../../shared/endpoints/answers/rights.ts'
import type { RoleDifference } from '../../shared/endpoints/answers/rollOut.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { connectedRollOut } from './rollOut.gateway.ts'
import { askedAbout, differing, failureOfRollOut, isUnread, mayChoose, totalOf, underWay } from './rollOut.view.ts'

const useStyles = makeStyles({
  page: { display: 'grid', gap: tokens.spacingVerticalL, minWidth: 0 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    paddingBlock: tokens.spacingVerticalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '&:last-child': { borderBottom: 'none' },
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  said: { display: 'grid', gap: tokens.spacingVerticalXS, minWidth: 0, overflowWrap: 'anywhere' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  role: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    '& > details[open]': { flexBasis: '100%' },
  },
  changes: { margin: 0, paddingInlineStart: '1.2em' },
  busy: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  bar: { flexGrow: 1, flexBasis: '12rem' },
})

const Changes = ({ label, permissions }: { label: string; permissions: readonly ExplainedPermission[] }) => {
  const { i18n } = useTranslation()
  const classes = useStyles()
  if (permissions.length === 0) return null
  return (
    <details>
      <summary>{label}</summary>
      <ul className={classes.changes}>
        {permissions.map(({ id, code, explanation }) => (
          <li key={id}>
            {explanation ? saidIn(explanation, i18n.language) : code} <span className={classes.quiet}>{code}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

const Role = ({ role: { code, name, isNew, gains, loses } }: { role: RoleDifference }) => {
  const { t } = useTranslation('roleTemplate')
  const classes = useStyles()
  return (
    <div className={classes.role}>
      <span className={classes.head}>
        {name} <span className={classes.quiet}>{code}</span>
        {isNew && (
          <Badge appearance="tint" color="success">
            {t('rollOut.new')}
          </Badge>
        )}
      </span>
      <Changes label={t('rollOut.gains', { count: gains.length })} permissions={gains} />
      <Changes label={t('rollOut.loses', { count: loses.length })} permissions={loses} />
    </div>
  )
}

/** What would change in the organisations that began with a template, and having it so. */
const RollOutPage = ({ record }: PartProps['page']) => {
  const { t } = useTranslation('roleTemplate')
  const classes = useStyles()
  const errorText = useErrorText()
  const actor = useActorRef(connectedRollOut, { input: { template: record!.id } })
  const organisations = useSelector(actor, differing)
  const failed = useSelector(actor, isUnread)
  const failure = useSelector(actor, failureOfRollOut)
  const isReady = useSelector(actor, mayChoose)
  const asked = useSelector(actor, askedAbout)
  const under = useSelector(actor, underWay)
  const total = useSelector(actor, totalOf)
  if (failed) return <ErrorState title={t('rollOut.failed')} onRetry={() => actor.send({ type: 'load.retried' })} />
  if (!organisations) return <Spinner label={t('rollOut.loading')} />
  return (
    <div className={classes.page}>
      {failure !== null && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{errorText(failure)}</MessageBarBody>
        </MessageBar>
      )}
      <Panel
        title={t('rollOut.title')}
        aside={
          organisations.length > 1 && (
            <Button
              appearance="primary"
              disabledFocusable={!isReady}
              onClick={() => actor.send({ type: 'rollOut.chosen', organisations })}
            >
              {t('rollOut.all')}
            </Button>
          )
        }
      >
        {under && (
          <div className={classes.busy} role="status">
            <ProgressBar className={classes.bar} max={total} value={total - under.length} />
            {t('rollOut.under', { name: under[0]!.name, left: under.length - 1 })}
            {under.length > 1 && (
              <Button onClick={() => actor.send({ type: 'rollOut.stopped' })}>{t('rollOut.stop')}</Button>
            )}
          </div>
        )}
        {organisations.length === 0 ? (
          <EmptyState title={t('rollOut.none.title')} text={t('rollOut.none.text')} />
        ) : (
          <ul className={classes.list}>
            {organisations.map((one) => (
              <li key={one.id} className={classes.row}>
                <div className={classes.said}>
                  <TextLink to={`/organisation/${one.id}`}>{one.name}</TextLink>
                  {one.roles.map((role) => (
                    <Role key={role.code} role={role} />
                  ))}
                </div>
                <Button
                  aria-label={t('rollOut.oneNamed', { name: one.name })}
                  disabledFocusable={!isReady}
                  onClick={() => actor.send({ type: 'rollOut.chosen', organisations: [one] })}
                >
                  {t('rollOut.one')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {asked && (
        <ConfirmDialog
          title={t('rollOut.question')}
          subject={asked.length === 1 ? asked[0]!.name : t('rollOut.several', { count: asked.length })}
          question={t('rollOut.what')}
          confirmLabel={t('rollOut.one')}
          onConfirm={() => actor.send({ type: 'rollOut.confirmed' })}
          onCancel={() => actor.send({ type: 'rollOut.declined' })}
        />
      )}
    </div>
  )
}

export default RollOutPage
