import { makeStyles, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Verified } from '../../shared/endpoints/answers/documents.ts'
import { Bone } from '../../ui/Bone.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { CleanLayout } from '../signIn/CleanLayout.tsx'
import { Outcome } from '../signIn/Outcome.tsx'
import { connectedDocument } from './document.gateway.ts'
import { documentOf, isChecking, isFailed } from './document.view.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL },
  standing: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  issuer: { color: tokens.colorNeutralForeground2 },
  section: { display: 'grid', gap: tokens.spacingVerticalXS },
  sectionHeading: { margin: 0, fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground2 },
  lines: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
  },
  label: { color: tokens.colorNeutralForeground2 },
  text: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', fontVariantNumeric: 'tabular-nums' },
  closing: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/** Where the code on an issued document leads: whether it is genuine, for whoever holds it. */
const DocumentPage = () => {
  const { seal = '' } = useParams()
  const { i18n } = useTranslation()
  return (
    <CleanLayout>
      <Check key={`${seal} ${i18n.language}`} seal={seal} />
    </CleanLayout>
  )
}

const Check = ({ seal }: { seal: string }) => {
  const { t } = useTranslation('documents')
  const classes = useStyles()
  const actor = useActorRef(connectedDocument, { input: { seal } })
  const document = useSelector(actor, documentOf)
  const checking = useSelector(actor, isChecking)
  const failed = useSelector(actor, isFailed)
  usePageTitle(t('verified.title'))
  if (checking)
    return (
      <div aria-busy="true" className={classes.section}>
        <span>{t('verified.checking')}</span>
        <Bone />
      </div>
    )
  if (failed) return <ErrorState title={t('verified.failed')} onRetry={() => actor.send({ type: 'check.retried' })} />
  return document ? (
    <Genuine {...document} />
  ) : (
    <Outcome isGood={false} title={t('verified.unknown')} intro={t('verified.unknownText')} />
  )
}

const Genuine = ({ said, standing }: Verified) => {
  const { t } = useTranslation('documents')
  const classes = useStyles()
  return (
    <div className={classes.root}>
      <Outcome isGood title={t('verified.genuine')} intro={t('verified.compare')} />
      <div className={classes.standing}>
        <span>{t('verified.standing')}</span>
        <IntentBadge intent={standing.intent}>{standing.text}</IntentBadge>
      </div>
      <div lang={said.language} className={classes.root}>
        <div>
          <h2 className={classes.heading}>
            {said.title} {said.subtitle}
          </h2>
          <span className={classes.issuer}>{said.issuer}</span>
        </div>
        {said.sections.map(({ heading, lines }) => (
          <section key={heading} className={classes.section}>
            <h3 className={classes.sectionHeading}>{heading}</h3>
            <dl className={classes.lines}>
              {lines.map(({ label, text }) => (
                <Line key={label} label={label} text={text} />
              ))}
            </dl>
          </section>
        ))}
        <p className={classes.closing}>{said.closing}</p>
      </div>
    </div>
  )
}

const Line = ({ label, text }: { label: string; text: string }) => {
  const classes = useStyles()
  return (
    <>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.text}>{text}</dd>
    </>
  )
}

export default DocumentPage
