import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isFailed, seen } from '../../data/kept/kept.view.ts'
import { type Inbox, type InboxOrder, inboxOrders } from '../../shared/endpoints/answers/overview.ts'
import { endOfList } from '../../shared/endpoints/paging.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { JobList } from '../../ui/JobList.tsx'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { SlimPager } from '../../ui/table/Pager.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useInbox } from './useInbox.ts'
import { WaitingRow } from './WaitingRow.tsx'

const useStyles = makeStyles({
  root: { maxWidth: '1080px', margin: '0 auto' },
  tools: {
    marginBottom: tokens.spacingVerticalM,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
  },
  missing: { marginBottom: tokens.spacingVerticalM },
  pager: { display: 'flex', justifyContent: 'end', marginTop: tokens.spacingVerticalM },
})

/** What waits for the reader, whatever area it is of. */
const InboxPage = () => {
  const { t } = useTranslation('inbox')
  const classes = useStyles()
  const { actor, areas, look, turn } = useInbox()
  const inbox = useSelector(actor, seen) as Inbox | null
  const failed = useSelector(actor, isFailed)
  usePageTitle(t('common:inbox'))
  if (areas.length === 0) return <EmptyState title={t('closed.title')} text={t('closed.text')} />
  const titleOf = (id: string) => t(`${areas.find((one) => one.id === id)!.name}:title`)
  const isFirst = look.after === null && look.before === null
  const { next = null, previous = null, missing = [] } = inbox ?? {}
  const none = isFirst ? (
    <EmptyState title={t('none.title')} text={t('none.text')}>
      {areas
        .filter(({ id }) => look.area === null || id === look.area)
        .map(({ id, route }) => (
          <TextLink key={id} to={route}>
            {t('none.open', { title: titleOf(id) })}
          </TextLink>
        ))}
    </EmptyState>
  ) : (
    <EmptyState title={t('done.title')} text={t('done.text')}>
      <TextLink to="?">{t('done.back')}</TextLink>
    </EmptyState>
  )
  return (
    <div className={classes.root}>
      <div className={classes.tools}>
        {areas.length > 1 && (
          <LabelledSelect
            label={t('area')}
            value={look.area ?? ''}
            options={[
              { value: '', label: t('allAreas') },
              ...areas.map(({ id }) => ({ value: id, label: titleOf(id) })),
            ]}
            onChange={(area) => turn({ area })}
          />
        )}
        <LabelledSelect
          label={t('order')}
          value={look.order}
          options={inboxOrders.map((one) => ({ value: one, label: t(`orders.${one}`) }))}
          onChange={(order) => turn({ order: order as InboxOrder })}
        />
      </div>
      {missing.length > 0 && (
        <MessageBar intent="warning" className={classes.missing}>
          <MessageBarBody>{t('missing', { titles: missing.map(titleOf).join(', ') })}</MessageBarBody>
        </MessageBar>
      )}
      <JobList
        title={t('common:inbox')}
        note={t('note')}
        jobs={inbox && inbox.rows}
        failure={failed ? t('common:snackbar.loadListFailed') : null}
        none={none}
        onRetry={() => actor.send({ type: 'load.retried' })}
      >
        {(row) => <WaitingRow key={row.id} area={areas.find(({ id }) => id === row.area)!} row={row} />}
      </JobList>
      {(next !== null || previous !== null) && (
        <div className={classes.pager}>
          <SlimPager
            open={{ first: previous !== null, previous: previous !== null, next: next !== null, last: false }}
            page={null}
            pages={null}
            onTurn={(way) => turn(way === 'next' ? { after: next } : { before: previous ?? endOfList })}
            onApproach={() => {}}
          />
        </div>
      )}
    </div>
  )
}

export default InboxPage
