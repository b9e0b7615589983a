import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../data/call.ts'
import { keeping } from '../../data/kept/kept.gateway.ts'
import { isFailed, seen } from '../../data/kept/kept.view.ts'
import { session } from '../../data/session.ts'
import { SearchBox } from '../../pages/list/SearchBox.tsx'
import { ReasonField, useReason } from '../../pages/form/ReasonField.tsx'
import type { Seeable } from '../../shared/endpoints/answers/sessions.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { JobList } from '../../ui/JobList.tsx'
import { RowFacts, TitledRow } from '../../ui/TitledRow.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'

const useStyles = makeStyles({
  root: { maxWidth: '1080px', margin: '0 auto' },
  asked: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    marginBottom: tokens.spacingVerticalL,
    maxWidth: '560px',
  },
})

const connected = keeping((look, signal) => call('auth.people', { ...look }, { signal }))

/** Where a super admin says as whom they want to see the product, and why. */
const SeeAsPage = () => {
  const { t } = useTranslation('seeAs')
  const classes = useStyles()
  const [search, setSearch] = useState('')
  const reason = useReason()
  const actor = useActorRef(connected, { input: { look: { search } } })
  const people = useSelector(actor, seen) as Seeable[] | null
  const failed = useSelector(actor, isFailed)
  usePageTitle(t('title'))

  const find = (wanted: string) => {
    setSearch(wanted)
    actor.send({ type: 'look.chosen', look: { search: wanted } })
  }
  const see = ({ id, organization }: Seeable) => {
    reason.withReason((said) =>
      session.send({ type: 'session.switched', to: { as: { user: id, organization: organization.id, reason: said } } }),
    )
  }

  return (
    <div className={classes.root}>
      <div className={classes.asked}>
        <ReasonField reason={reason} label={t('reason')} hint={t('reasonHint')} />
        <SearchBox search={search} placeholder={t('search')} onSearch={find} />
      </div>
      <JobList
        title={t('title')}
        note={t('note')}
        jobs={people}
        failure={failed ? t('common:snackbar.loadListFailed') : null}
        none={
          <EmptyState title={t('none.title')} text={t('none.text')}>
            <Button onClick={() => find('')}>{t('none.all')}</Button>
          </EmptyState>
        }
        onRetry={() => actor.send({ type: 'load.retried' })}
      >
        {(one) => (
          <TitledRow
            key={`${one.id} ${one.organization.id}`}
            name={one.name}
            standing={null}
            actions={
              <Button aria-label={t('seeNamed', { name: one.name })} onClick={() => see(one)}>
                {t('see')}
              </Button>
            }
          >
            <RowFacts>
              <span>{one.organization.name}</span>
              <span>{one.email}</span>
            </RowFacts>
          </TitledRow>
        )}
      </JobList>
    </div>
  )
}

export default SeeAsPage
