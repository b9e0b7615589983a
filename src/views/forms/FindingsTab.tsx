import { useTranslation } from 'react-i18next'
import type { formVersion } from '../../areas/forms/formVersion.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { foundIn, foundSentence } from '../../shared/forms/found.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FindingList, FindingRow } from '../designer/FindingRow.tsx'
import { readDesigns } from './versions.gateway.ts'

type VersionRow = OwnRow<typeof formVersion.fields>

/** What the processing has found in a version, in sentences. */
const FindingsTab = ({ record }: PartProps<VersionRow>['tab']) => {
  const { t } = useTranslation('formVersion')
  const { id, form, definition, findings, status } = record as VersionRow
  if (findings.length === 0)
    return <EmptyState title={t(status === 'PUBLISHED' ? 'findings.none' : 'findings.notYet')} />
  return <Found key={definition} id={id} form={form} definition={definition} findings={findings} />
}

const Found = ({ findings, ...version }: Pick<VersionRow, 'id' | 'form' | 'definition' | 'findings'>) => {
  const { t, i18n } = useTranslation(['formVersion', 'forms', 'validation', 'fill'])
  const { answer, failed, retry } = useKept(readDesigns, version)
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <div aria-busy="true" />
  return (
    <Panel title={t('formVersion:findings.title')}>
      <FindingList>
        {findings.map((one, index) => {
          const found = foundIn(one)
          return (
            <FindingRow key={index} weight={found.check === 'TOUCHED' ? 'warning' : 'grave'}>
              {foundSentence(t, answer.stored, answer.live, i18n.language, found)}
            </FindingRow>
          )
        })}
      </FindingList>
    </Panel>
  )
}

export default FindingsTab
