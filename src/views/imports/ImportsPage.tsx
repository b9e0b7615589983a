import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { intentOf, isUnread, shownImports } from '../../pages/imports/imports.view.ts'
import { useImports } from '../../pages/imports/useImports.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { JobList } from '../../ui/JobList.tsx'
import { RowFacts, TitledRow } from '../../ui/TitledRow.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
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
  return (
    <JobList
      title={t('title')}
      note={t('note')}
      jobs={imports}
      failure={unread ? t('common:snackbar.loadListFailed') : null}
      none={
        <EmptyState title={t('none.title')} text={t('none.text')}>
          <Button onClick={() => void navigate(-1)}>{t('none.back')}</Button>
        </EmptyState>
      }
      onRetry={() => actor.send({ type: 'list.wanted' })}
    >
      {({ id, name, title, state, requested_at, rows, bad, made }) => (
        <TitledRow
          key={id}
          name={
            <Link className={classes.link} to={`/imports/${id}`}>
              {name}
            </Link>
          }
          standing={<IntentBadge intent={intentOf[state]}>{t(`states.${state}`)}</IntentBadge>}
        >
          <RowFacts>
            <span>{title}</span>
            <span>{formatInstant(requested_at, i18n.language)}</span>
            {Object.entries({ rows, bad, made }).map(([what, count]) => (
              <span key={what}>{`${t(`counts.${what}`)}: ${formatNumber(count)}`}</span>
            ))}
          </RowFacts>
        </TitledRow>
      )}
    </JobList>
  )
}

export default ImportsPage
