import { Button } from '@fluentui/react-components'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { homePath } from '../../shared/mobile/bar.ts'
import { mobileWidth } from '../../shared/mobile/width.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLayout } from '../../ui/layout/layout.gateway.ts'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'

/** Stands in the place of a page that is not for the mobile layout. */
const PageRefused = () => {
  const { t } = useTranslation('mobile')
  const { pathname: path } = useLocation()
  const navigate = useNavigate()
  usePageTitle(t('refused.title'))
  useLayout({ leftIcon: 'back', backLink: homePath })
  useEffect(() => notify({ kind: 'error', text: t('pageNotEligible', { path, width: mobileWidth }) }), [t, path])
  return (
    <EmptyState title={t('refused.title')} text={t('refused.hint')}>
      <Button appearance="primary" size="large" onClick={() => void navigate(homePath)}>
        {t('refused.home')}
      </Button>
    </EmptyState>
  )
}

export default PageRefused
