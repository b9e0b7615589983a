import { makeStyles, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useKept } from '../../data/kept/useKept.ts'
import { newId } from '../../data/key.ts'
import { useErrorText } from '../../pages/errorText.ts'
import { Bringing } from '../../pages/fields/bringing.ts'
import { Reading } from '../../pages/fields/reading.ts'
import { isLooking, isMissed } from '../../pages/form/draft.view.ts'
import type { LinkedForm } from '../../shared/endpoints/answers/formLink.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { formTitleIn } from '../../shared/forms/said.ts'
import { Bone } from '../../ui/Bone.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { Filling } from '../forms/Filling.tsx'
import { CleanLayout } from '../signIn/CleanLayout.tsx'
import { Outcome } from '../signIn/Outcome.tsx'
import { Heading } from '../signIn/Heading.tsx'
import { bringingBy, linkedMachines, openLink, readingBy } from './quoteForm.gateway.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL, gridTemplateColumns: 'minmax(0, 1fr)' },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
})

/** Where a link to a form leads who has no account. What proves the link is behind the `#`, which no server and no log is told. */
const QuoteFormPage = () => {
  const { hash } = useLocation()
  return (
    <CleanLayout isWide>
      <Opening key={hash} token={hash.slice(1)} />
    </CleanLayout>
  )
}

const Opening = ({ token }: { token: string }) => {
  const { t, i18n } = useTranslation('quote')
  const classes = useStyles()
  const errorText = useErrorText()
  const { answer, failed, failure, retry } = useKept(openLink, { token })
  const [number, setNumber] = useState<string | null>(null)
  usePageTitle(answer?.form ? formTitleIn(answer.form.title, answer.form.definition, i18n.language) : t('title'))
  if (failed && !answer) return <ErrorState title={t('failed')} text={errorText(failure)} onRetry={retry} />
  if (!answer)
    return (
      <div aria-busy="true" className={classes.root}>
        <span>{t('looking')}</span>
        <Bone />
      </div>
    )
  if (number !== null) return <Outcome isGood title={t('sent.title')} intro={t('sent.text', { number })} />
  if (!answer.form) return <Outcome isGood={false} title={t('ended.title')} intro={t('ended.text')} />
  return <Answering token={token} form={answer.form} onSent={setNumber} />
}

const Answering = ({ token, form, onSent }: { token: string; form: LinkedForm; onSent(number: string): void }) => {
  const { t, i18n } = useTranslation('quote')
  const classes = useStyles()
  const [wired] = useState(() => ({
    ...linkedMachines(token, form),
    bringing: bringingBy(token),
    reading: readingBy(token),
    writer: `${newId()}.0`,
  }))
  const draft = useActorRef(wired.draft, {
    input: { area: 'quote', place: 'link', base: null, writer: wired.writer },
  })
  const actor = useActorRef(wired.sending)
  const looking = useSelector(draft, isLooking)
  const missed = useSelector(draft, isMissed)
  const { title, recipient, about, until, definition, variant } = form
  return (
    <div className={classes.root}>
      <div>
        <Heading
          title={formTitleIn(title, definition, i18n.language)}
          intro={[t('until', { until: formatInstant(until, i18n.language) }), ...(missed ? [] : [t('kept')])].join(' ')}
        />
        <p className={classes.about}>
          {[t('for', { recipient }), ...(about ? [t('about', { about })] : [])].join(' · ')}
        </p>
      </div>
      <Bringing value={wired.bringing}>
        <Reading value={wired.reading}>
          {!looking && (
            <Filling
              definition={definition}
              version={form.version}
              variants={[]}
              variant={variant ?? undefined}
              filler="customer"
              isTitled
              draft={draft}
              actor={actor}
              action="fill"
              on={null}
              known={form.known}
              onSent={() => onSent(wired.number())}
              onCount={wired.count}
            />
          )}
        </Reading>
      </Bringing>
    </div>
  )
}

export default QuoteFormPage
