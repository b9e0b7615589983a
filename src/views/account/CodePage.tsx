import { usePageTitle } from '../../ui/pageTitle.ts'
import { useTranslation } from 'react-i18next'
import { CodeForm } from './CodeForm.tsx'
import { Placed } from './Placed.tsx'

/** Where the mailed code is entered: `/otp` after a forgotten password, `/verify?email=` for an activation. */
const CodePage = () => {
  const { t } = useTranslation('credentials')
  usePageTitle(t('code.title'))
  return (
    <Placed>
      <CodeForm />
    </Placed>
  )
}

export default CodePage
