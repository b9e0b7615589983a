import { Button, Divider } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

/** Leaves for the provider of identities, which sends the person back to the entrance. */
export const ProviderButton = () => {
  const { t } = useTranslation('session')
  return (
    <>
      <Divider>{t('signIn.or')}</Divider>
      <Button as="a" href="/api/oidc/start" size="large">
        {t('signIn.provider')}
      </Button>
    </>
  )
}
