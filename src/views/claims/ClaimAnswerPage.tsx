import { useTranslation } from 'react-i18next'
import type { agentClaim } from '../../areas/parties/agentClaim.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { toldOfClaim } from '../../shared/forms/claimed.ts'
import { ByLink } from '../forms/ByLink.tsx'
import { type CaseForm, CaseAnswerPage } from '../forms/CaseAnswerPage.tsx'
import { readDesign, readForm, readVersion } from '../forms/versions.gateway.ts'

type ClaimRow = OwnRow<typeof agentClaim.fields>
type ClaimPage = PartProps<ClaimRow>['page']

/** The version that a claim has begun with, in the variants that its form has now. */
const readClaimForm = async (
  { form, version }: { form: string; version: string },
  signal: AbortSignal,
): Promise<CaseForm | null> => {
  if (!form) return null
  const [{ definition }, { variants }] = await Promise.all([
    readVersion({ version }, signal),
    readForm({ form }, signal),
  ])
  return {
    version,
    definition: await readDesign({ definition: definition as string }, signal),
    variants: variants as CaseForm['variants'],
  }
}

/** Where the desk of a claim answers its form. */
const ClaimAnswerPage = ({ record, ...props }: ClaimPage) =>
  record && <Opened key={record.id} {...props} record={record} />

const Opened = ({ record, ...props }: ClaimPage & { record: ClaimRow }) => {
  const { t } = useTranslation('agentClaim')
  const asked = { form: record.form ?? '', version: record.formVersion ?? '' }
  const { answer, failed, retry } = useKept(readClaimForm, asked)
  const form = answer && { ...answer, known: toldOfClaim(record) }
  const none = t('actions.answer.reasons.isAsked')
  return (
    <>
      {record.form && <ByLink {...props} record={record} page="answer" />}
      <CaseAnswerPage {...props} record={record} form={form} failed={failed} onRetry={retry} none={none} />
    </>
  )
}

export default ClaimAnswerPage
