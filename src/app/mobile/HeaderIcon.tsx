import { Button, makeStyles } from '@fluentui/react-components'
import { AlertRegular, ShareRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { RightIcon } from '../../ui/layout/layout.types.ts'
import { layout } from '../../ui/layout/layout.gateway.ts'
import { target } from './measures.ts'

const useStyles = makeStyles({ root: { flexShrink: 0, minWidth: target, height: target } })

const pictures = { notification: <AlertRegular />, share: <ShareRegular /> }

/** Told to the page, which knows what there is to notify or to share. */
export const HeaderIcon = ({ icon }: { icon: RightIcon }) => {
  const { t } = useTranslation('mobile')
  return (
    <Button
      className={useStyles().root}
      appearance="subtle"
      icon={pictures[icon]}
      aria-label={t(`header.${icon}`)}
      onClick={() => layout.send({ type: 'icon.pressed' })}
    />
  )
}
