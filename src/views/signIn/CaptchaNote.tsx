import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ShieldCheckmarkRegular, ShieldErrorRegular, ShieldRegular } from '@fluentui/react-icons'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { intents } from '../../ui/intents.ts'
import { signInFailure } from '../../../machines/session/session.view.ts'
import { captchaProgress, onCaptchaProgress, prepareCaptcha } from '../../data/captcha.ts'
import { useSession } from '../../data/session.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '40px',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  icon: { fontSize: '20px', flexShrink: 0 },
  solved: { color: intents.success.ink },
})

const icons = { solving: ShieldRegular, solved: ShieldCheckmarkRegular, failed: ShieldErrorRegular }

/** Says how far the proof of work is; the person has nothing to do for it. A failed sign-in has used it up. */
export const CaptchaNote = () => {
  const { t } = useTranslation('session')
  const classes = useStyles()
  const progress = useSyncExternalStore(onCaptchaProgress, captchaProgress)
  const failure = useSession(signInFailure)
  useEffect(prepareCaptcha, [failure])
  const Icon = icons[progress]
  return (
    <div className={classes.root} data-captcha={progress}>
      <Icon className={mergeClasses(classes.icon, progress === 'solved' && classes.solved)} aria-hidden />
      {t(`captcha.${progress}`)}
    </div>
  )
}
