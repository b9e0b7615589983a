import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { backLink } from '../../ui/layout/layout.view.ts'
import { useLayoutState } from '../../ui/layout/layout.gateway.ts'
import { returning } from '../../ui/useReturn.ts'
import { target } from './measures.ts'

const useStyles = makeStyles({ root: { flexShrink: 0, minWidth: target, height: target } })

export const BackArrow = () => {
  const { t } = useTranslation('mobile')
  const navigate = useNavigate()
  const link = useLayoutState(backLink)
  return (
    <Button
      className={useStyles().root}
      appearance="subtle"
      icon={<ArrowLeftRegular />}
      aria-label={t('header.back')}
      onClick={() => void (link ? navigate(link, { state: returning }) : navigate(-1))}
    />
  )
}
