import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  mergeClasses,
  Spinner,
  tokens,
  Tooltip,
} from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../pages/errorText.ts'
import type { PartProps } from '../../pages/parts.ts'
import { type IdleAccount, reviewDays } from '../../shared/endpoints/answers/rights.ts'
import { dayOf, formatDate, formatInstant } from '../../shared/format/date.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { KeepQuestion } from './KeepQuestion.tsx'
import { connectedReview } from './review.gateway.ts'
import type { ReviewNotice } from './review.types.ts'
import {
  chosenToKeep,
  failureOfReview,
  hasMore,
  idleAccounts,
  isReady,
  isReadingMore,
  isUnread,
} from './review.view.ts'

const useStyles = makeStyles({
  page: { display: 'grid', gap: tokens.spacingVerticalL, minWidth: 0 },
  note: { margin: `0 0 ${tokens.spacingVerticalM}`, maxWidth: '80ch' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) auto',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
    paddingBlock: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  said: { display: 'grid', gap: tokens.spacingVerticalXXS, minWidth: 0, overflowWrap: 'anywhere' },
  facts: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalL },
  roles: { margin: 0, padding: 0, listStyleType: 'none' },
  ways: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  more: { marginTop: tokens.spacingVerticalM },
})

interface RowProps {
  area: PartProps['page']['area']
  account: IdleAccount
  isReady: boolean
  onKeep(): void
}

const Row = ({ area, account, isReady: mayAsk, onKeep }: RowProps) => {
  const { t, i18n } = useTranslation('userAccount')
  const classes = useStyles()
  const { id, name, email, organisation, roles, signedIn, used, against } = account
  const day = (one: string) => formatDate(one, i18n.language, 'list')
  const keep = (
    <Button
      aria-label={t('review.keepNamed', { name })}
      disabledFocusable={!mayAsk || against !== null}
      onClick={onKeep}
    >
      {t('review.keep')}
    </Button>
  )
  return (
    <li className={classes.row}>
      <div className={classes.said}>
        <TextLink to={`${area.route}/${id}`}>{name}</TextLink>
        <span className={classes.quiet}>{t('review.at', { email, organisation })}</span>
        <div className={mergeClasses(classes.quiet, classes.facts)}>
          <span>
            {signedIn
              ? t('review.signedIn', { at: formatInstant(signedIn, i18n.language) })
              : t('review.neverSignedIn')}
          </span>
          <span>{used ? t('review.used', { day: day(used) }) : t('review.usedNever')}</span>
        </div>
      </div>
      <ul className={mergeClasses(classes.roles, classes.said)}>
        {roles.map((role) => (
          <li key={role.id}>
            {role.name}{' '}
            <span className={classes.quiet}>
              {role.used ? t('review.unused', { day: day(role.used) }) : t('review.never', { day: day(role.since) })}
            </span>
          </li>
        ))}
      </ul>
      {against ? (
        <Tooltip content={t(`review.against.${against}`)} relationship="description">
          {keep}
        </Tooltip>
      ) : (
        <div className={classes.ways}>
          <TextLink to={`${area.route}/${id}/edit`} aria-label={t('review.changeNamed', { name })}>
            {t('review.change')}
          </TextLink>
          {keep}
        </div>
      )}
    </li>
  )
}

/** Who has roles that go unused: whoever may decides, by taking them on the account's own page or by keeping them with a reason. */
const ReviewPage = ({ area }: PartProps['page']) => {
  const { t, i18n } = useTranslation('userAccount')
  const classes = useStyles()
  const errorText = useErrorText()
  const actor = useActorRef(connectedReview)
  const accounts = useSelector(actor, idleAccounts)
  const failed = useSelector(actor, isUnread)
  const failure = useSelector(actor, failureOfReview)
  const ready = useSelector(actor, isReady)
  const more = useSelector(actor, hasMore)
  const readingMore = useSelector(actor, isReadingMore)
  const chosen = useSelector(actor, chosenToKeep)
  const tell = useEffectEvent(({ name, until }: ReviewNotice) =>
    notify({
      kind: 'success',
      text: t('review.kept', { name, day: formatDate(dayOf(until), i18n.language, 'list') }),
    }),
  )
  useEffect(() => {
    const subscription = actor.on('kept', (notice) => tell(notice))
    return () => subscription.unsubscribe()
  }, [actor])
  if (failed) return <ErrorState title={t('review.failed')} onRetry={() => actor.send({ type: 'load.retried' })} />
  if (!accounts) return <Spinner label={t('review.loading')} />
  return (
    <div className={classes.page}>
      {failure !== null && !chosen && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{errorText(failure)}</MessageBarBody>
        </MessageBar>
      )}
      <Panel title={t('review.title')}>
        {accounts.length === 0 && !more ? (
          <EmptyState title={t('review.none.title')} text={t('review.none.text', { days: reviewDays })} />
        ) : (
          <>
            <p className={classes.note}>{t('review.note', { days: reviewDays })}</p>
            <ul className={classes.list}>
              {accounts.map((account) => (
                <Row
                  key={account.id}
                  area={area}
                  account={account}
                  isReady={ready}
                  onKeep={() => actor.send({ type: 'keep.chosen', account })}
                />
              ))}
            </ul>
          </>
        )}
        {more && (
          <Button
            className={classes.more}
            disabledFocusable={!ready}
            onClick={() => actor.send({ type: 'more.asked' })}
          >
            {t(readingMore ? 'review.loadingMore' : 'review.more')}
          </Button>
        )}
      </Panel>
      {chosen && <KeepQuestion actor={actor} account={chosen} />}
    </div>
  )
}

export default ReviewPage
