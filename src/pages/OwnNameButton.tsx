import { Button, type ButtonProps, Tooltip } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { currentUser } from '../../machines/session/session.view.ts'
import { useSession } from '../data/session.ts'

/** What nobody does for another: it rests while the person acts for somebody, and says so. */
export const OwnNameButton = (props: ButtonProps) => {
  const { t } = useTranslation()
  const actsFor = useSession(currentUser)?.actsFor
  if (!actsFor) return <Button {...props} />
  return (
    <Tooltip content={t('actsFor.shut', { name: actsFor.name })} relationship="description">
      <Button {...props} disabledFocusable />
    </Tooltip>
  )
}
