import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { grants } from '../../../machines/kernel/grants.ts'
import { formPermissions } from '../../../machines/publication/publication.permissions.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { formTest } from '../../areas/forms/formTest.ts'
import { formVersion } from '../../areas/forms/formVersion.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { useSession } from '../../data/session.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import FormPreview from '../preview/FormPreview.tsx'
import { KeepingDialog, useKeepingTests } from './KeepingDialog.tsx'
import { readDesign, readForm, readVersions } from './versions.gateway.ts'

type VersionRow = OwnRow<typeof formVersion.fields>

/** A version of a form as whoever answers it sees it; any other version is chosen beside it. */
const PreviewPage = ({ record }: PartProps<VersionRow>['page']) => record && <Preview key={record.id} record={record} />

const Preview = ({ record: { id, form, definition, title } }: { record: VersionRow }) => {
  const { t } = useTranslation('formVersion')
  const navigate = useNavigate()
  const versions = useKept(readVersions, { form })
  const { answer } = useKept(readForm, { form })
  const { answer: stored, failed, retry } = useKept(readDesign, { definition })
  const tests = useKeepingTests(form)
  const mayDesign = grants(useSession(currentUser)?.permissions ?? [], formPermissions.edit)
  if (failed && !stored) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!stored || !answer) return <div aria-busy="true" />
  const variants = answer['variants'] as { code: string; name: string }[]
  return (
    <>
      <FormPreview
        definition={stored}
        versions={(versions.answer ?? [{ id, title }]).map((one) => ({
          value: one.id,
          label: String(one['title']),
        }))}
        version={id}
        onVersion={(other) => navigate(`${formVersion.route}/${other}/preview`)}
        variants={variants.map(({ code, name }) => ({ value: code, label: name }))}
        {...(mayDesign && { onKeep: (test: object) => tests.choose('keep', null, { ...test }) })}
      />
      <KeepingDialog area={formTest} actor={tests.actor} />
    </>
  )
}

export default PreviewPage
