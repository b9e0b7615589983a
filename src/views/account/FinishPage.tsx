import { makeStyles } from '@fluentui/react-components'
import { CheckmarkCircleFilled } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { intents } from '../../ui/intents.ts'
import { isActivation, placeOf } from '../../data/recovery/recovery.view.ts'
import { currentUser, isStarting } from '../../../machines/session/session.view.ts'
import { recovery, useRecovery } from '../../data/recovery/recovery.gateway.ts'
import { useSession } from '../../data/session.ts'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { CleanLayout } from '../signIn/CleanLayout.tsx'
import { Heading } from '../signIn/Heading.tsx'
import { OnwardButton } from '../signIn/OnwardButton.tsx'
import { Placed } from './Placed.tsx'
import { useFormStyles } from './form.styles.ts'

const useStyles = makeStyles({
  icon: { marginInlineStart: '-4px', fontSize: '48px', color: intents.success.ink },
})

/** Says that the password is set, and leads to the sign-in, or back to work. */
const FinishPage = () => {
  const { t } = useTranslation('credentials')
  const place = useRecovery(placeOf)
  const starting = useSession(isStarting)
  const user = useSession(currentUser)
  usePageTitle(t('finish.title'))
  if (place === null && (starting || user))
    return <CleanLayout>{user && <Finished intro={t('finish.changed')} onward={t('finish.continue')} />}</CleanLayout>
  return (
    <Placed>
      <FinishedRecovery />
    </Placed>
  )
}

const FinishedRecovery = () => {
  const { t } = useTranslation('credentials')
  const activation = useRecovery(isActivation)
  return (
    <Finished
      intro={t(activation ? 'finish.activated' : 'finish.reset')}
      onward={t('finish.signIn')}
      onLeave={() => recovery.send({ type: 'recovery.left' })}
    />
  )
}

interface FinishedProps {
  intro: string
  onward: string
  onLeave?(): void
}

const Finished = ({ intro, onward, onLeave }: FinishedProps) => {
  const { t } = useTranslation('credentials')
  const classes = { ...useFormStyles(), ...useStyles() }
  return (
    <div className={classes.form}>
      <CheckmarkCircleFilled className={classes.icon} aria-hidden />
      <Heading title={t('finish.title')} intro={intro} focused />
      <OnwardButton to="/" onLeave={onLeave}>
        {onward}
      </OnwardButton>
    </div>
  )
}

export default FinishPage
