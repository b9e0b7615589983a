import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Panel } from '../../ui/Panel.tsx'

const useStyles = makeStyles({ text: { margin: `0 0 ${tokens.spacingVerticalM}` } })

export const Password = () => {
  const { t } = useTranslation('profile')
  const classes = useStyles()
  const navigate = useNavigate()
  return (
    <Panel title={t('password.title')}>
      <p className={classes.text}>{t('password.text')}</p>
      <Button onClick={() => navigate('/change-password')}>{t('password.change')}</Button>
    </Panel>
  )
}
