import { Button, makeStyles, tokens, type ButtonProps } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../machines/session/session.types.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { narrow } from '../frame/measures.ts'

const useStyles = makeStyles({
  root: { flexShrink: 0, minWidth: 0, gap: tokens.spacingHorizontalS, paddingInline: tokens.spacingHorizontalXS },
  name: { fontWeight: tokens.fontWeightRegular, [narrow]: { display: 'none' } },
})

export const ProfileButton = ({ user, ...props }: ButtonProps & { user: User }) => {
  const { t } = useTranslation()
  const classes = useStyles()
  return (
    <Button
      {...props}
      className={classes.root}
      data-tour="profile"
      appearance="subtle"
      aria-label={t('profileMenu.open', { name: user.fullName })}
    >
      <Portrait name={user.fullName} image={user.profileImage} shape="circle" />
      <span className={classes.name}>{user.fullName}</span>
    </Button>
  )
}
