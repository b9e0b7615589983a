import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../data/call.ts'
import { keeping } from '../../data/kept/kept.gateway.ts'
import { isFailed, seen } from '../../data/kept/kept.view.ts'
import { session } from '../../data/session.ts'
import { SearchBox } from '../../pages/list/SearchBox.tsx'
import { seeingReason, type Seeable } from '../../shared/endpoints/answers/sessions.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { JobFacts, JobList, JobRow } from '../../ui/JobList.tsx'
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
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const actor = useActorRef(connected, { input: { look: { search } } })
  const people = useSelector(actor, seen) as Seeable[] | null
  const failed = useSelector(actor, isFailed)
  const isWanting = reason.trim().length < seeingReason.least
  usePageTitle(t('title'))

  const find = (wanted: string) => {
    setSearch(wanted)
    actor.send({ type: 'look.chosen', look: { search: wanted } })
  }
  const see = ({ id, organization }: Seeable) => {
    setAsked(true)
    if (isWanting) field.current?.focus()
    else
      session.send({
        type: 'session.switched',
        to: { as: { user: id, organization: organization.id, reason: reason.trim() } },
      })
  }

  return (
    <div className={classes.root}>
      <div className={classes.asked}>
        <Field
          label={t('reason')}
          hint={t('reasonHint')}
          required
          validationMessage={isAsked && isWanting ? t('reasonMissing', { least: seeingReason.least }) : undefined}
        >
          <Input
            ref={field}
            value={reason}
            maxLength={seeingReason.most}
            onChange={(_, { value }) => setReason(value)}
          />
        </Field>
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
          <JobRow
            key={`${one.id} ${one.organization.id}`}
            name={one.name}
            standing={null}
            actions={
              <Button aria-label={t('seeNamed', { name: one.name })} onClick={() => see(one)}>
                {t('see')}
              </Button>
            }
          >
            <JobFacts>
              <span>{one.organization.name}</span>
              <span>{one.email}</span>
            </JobFacts>
          </JobRow>
        )}
      </JobList>
    </div>
  )
}

export default SeeAsPage
