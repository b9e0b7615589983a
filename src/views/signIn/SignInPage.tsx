import { useTranslation } from 'react-i18next'
import { offeredOrganisations } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { CleanLayout } from './CleanLayout.tsx'
import { OrganisationChoice } from './OrganisationChoice.tsx'
import { SignInForm } from './SignInForm.tsx'

const SignInPage = () => {
  const { t } = useTranslation('session')
  const offered = useSession(offeredOrganisations)
  usePageTitle(t(offered ? 'choice.title' : 'signIn.title'))
  return <CleanLayout>{offered ? <OrganisationChoice organisations={offered} /> : <SignInForm />}</CleanLayout>
}

export default SignInPage
