import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ownPages } from '../../shared/navigation/pages.ts'
import { supportedLocale } from '../../shared/locales.ts'
import type { Inquiry } from '../../shared/endpoints/answers/inquiry.ts'
import { Bone } from '../../ui/Bone.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { CleanLayout } from '../signIn/CleanLayout.tsx'
import { Outcome } from '../signIn/Outcome.tsx'
import { Heading } from '../signIn/Heading.tsx'
import { OnwardButton } from '../signIn/OnwardButton.tsx'
import { Choice } from './Choice.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { connectedAnswer } from './answer.gateway.ts'
import { chosenAnswer, inquiryIn, isAnswered, isEnded, isEntering, isFailed, isLooking } from './answer.view.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL },
  lines: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    margin: 0,
    paddingBlock: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  label: { color: tokens.colorNeutralForeground2 },
  text: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', fontVariantNumeric: 'tabular-nums' },
  until: { fontWeight: tokens.fontWeightSemibold },
})

/** Where the link in a mail leads to somebody who has no account. What proves the link is behind the `#`, which no server and no log is told. */
const AnswerPage = () => {
  const { hash } = useLocation()
  return (
    <CleanLayout>
      <Answering key={hash} token={hash.slice(1)} />
    </CleanLayout>
  )
}

const Answering = ({ token }: { token: string }) => {
  const { t, i18n } = useTranslation(['answer', 'credentials'])
  const classes = useStyles()
  const actor = useActorRef(connectedAnswer, { input: { token } })
  const inquiry = useSelector(actor, inquiryIn(supportedLocale(i18n.language)))
  const chosen = useSelector(actor, chosenAnswer)
  const looking = useSelector(actor, isLooking)
  const failed = useSelector(actor, isFailed)
  const ended = useSelector(actor, isEnded)
  const answered = useSelector(actor, isAnswered)
  const entering = useSelector(actor, isEntering)
  usePageTitle(inquiry?.title ?? t('choice'))
  if (looking)
    return (
      <div aria-busy="true" className={classes.root}>
        <span>{t('looking')}</span>
        <Bone />
      </div>
    )
  if (failed) return <ErrorState title={t('failed')} onRetry={() => actor.send({ type: 'look.retried' })} />
  if (ended || !inquiry) return <Outcome isGood={false} title={t('ended.title')} intro={t('ended.text')} />
  const answer = inquiry.answers.find(({ name }) => name === chosen)
  if (answered && answer)
    return (
      <div className={classes.root}>
        <Outcome isGood title={answer.done} intro={answer.then} />
        {answer.signsIn && <OnwardButton to={ownPages.signIn.path}>{t('credentials:finish.signIn')}</OnwardButton>}
      </div>
    )
  return (
    <div className={classes.root}>
      <Heading title={inquiry.title} intro={inquiry.intro} />
      <Asked {...inquiry} />
      {entering && answer ? (
        <CodeEntry actor={actor} answer={answer} />
      ) : (
        <Choice actor={actor} token={token} answers={inquiry.answers} />
      )}
    </div>
  )
}

const Asked = ({ lines, until }: Inquiry) => {
  const { t } = useTranslation('answer')
  const classes = useStyles()
  return (
    <dl className={classes.lines}>
      {lines.map(({ line, label, text }) => (
        <Line key={line} label={label}>
          {text}
        </Line>
      ))}
      <Line label={t('until')} strong>
        {t('zone', { at: until })}
      </Line>
    </dl>
  )
}

const Line = ({ label, children, strong = false }: { label: string; children: string; strong?: boolean }) => {
  const classes = useStyles()
  return (
    <>
      <dt className={classes.label}>{label}</dt>
      <dd className={mergeClasses(classes.text, strong && classes.until)}>{children}</dd>
    </>
  )
}

export default AnswerPage
