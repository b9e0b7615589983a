import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { SignOutRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { session } from '../../data/session.ts'
import { target } from './measures.ts'

const useStyles = makeStyles({ root: { width: '100%', minHeight: target, marginTop: tokens.spacingVerticalL } })

/** Log Out, which on the desktop is in the menu of the top bar. */
export const LeaveButton = () => {
  const { t } = useTranslation('mobile')
  return (
    <Button
      className={useStyles().root}
      icon={<SignOutRegular />}
      onClick={() => session.send({ type: 'signOut.requested' })}
    >
      {t('logOut')}
    </Button>
  )
}
