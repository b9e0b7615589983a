import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { intentOf, isUnread, shownImports } from '../../pages/imports/imports.view.ts'
import { useImports } from '../../pages/imports/useImports.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { Bone } from '../../ui/Bone.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'

const useStyles = makeStyles({
  root: { maxWidth: '1080px', margin: '0 auto' },
  note: { margin: `0 0 ${tokens.spacingVerticalM}`, color: tokens.colorNeutralForeground3 },
  list: {
    margin: 0,
    padding: `0 ${tokens.spacingHorizontalXL}`,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  row: {
    paddingBlock: tokens.spacingVerticalM,
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  name: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    overflowWrap: 'anywhere',
  },
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
})

/** The files of many records that a person has brought. */
const ImportsPage = () => {
  const { t, i18n } = useTranslation(['imports', 'common'])
  const classes = useStyles()
  const navigate = useNavigate()
  const actor = useImports({})
  const imports = useSelector(actor, shownImports)
  const unread = useSelector(actor, isUnread)
  usePageTitle(t('title'))
  if (unread && imports === null)
    return (
      <ErrorState title={t('common:snackbar.loadListFailed')} onRetry={() => actor.send({ type: 'list.wanted' })} />
    )
  if (imports === null) return <Bone />
  if (imports.length === 0)
    return (
      <EmptyState title={t('none.title')} text={t('none.text')}>
        <Button onClick={() => void navigate(-1)}>{t('none.back')}</Button>
      </EmptyState>
    )
  return (
    <div className={classes.root}>
      <p className={classes.note}>{t('note')}</p>
      <ul className={classes.list} aria-label={t('title')}>
        {imports.map(({ id, name, title, state, requested_at, rows, bad, made }) => (
          <li key={id} className={classes.row}>
            <span className={classes.name}>
              <Link className={classes.link} to={`/imports/${id}`}>
                {name}
              </Link>
              <IntentBadge intent={intentOf[state]}>{t(`states.${state}`)}</IntentBadge>
            </span>
            <p className={classes.facts}>
              <span>{title}</span>
              <span>{formatInstant(requested_at, i18n.language)}</span>
              {Object.entries({ rows, bad, made }).map(([what, count]) => (
                <span key={what}>{`${t(`counts.${what}`)}: ${formatNumber(count)}`}</span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

export default ImportsPage
