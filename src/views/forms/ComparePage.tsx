import { useTranslation } from 'react-i18next'
import type { formVersion } from '../../areas/forms/formVersion.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pictures } from './Pictures.tsx'
import { useOther } from './useOther.tsx'
import { readDesign } from './versions.gateway.ts'

type VersionRow = OwnRow<typeof formVersion.fields>

/** A version beside another one of its form, the earlier one first. */
const ComparePage = ({ record }: PartProps<VersionRow>['page']) =>
  record && <Compared key={record.id} record={record} />

const Compared = ({ record }: { record: VersionRow }) => {
  const { t } = useTranslation('formVersion')
  const own = useKept(readDesign, { definition: record.definition })
  const { answer, choice, failed, retry } = useOther(record)
  if (own.failed || (failed && !answer))
    return (
      <ErrorState
        title={t('common:snackbar.loadDataFailed')}
        onRetry={() => {
          own.retry()
          retry()
        }}
      />
    )
  if (!own.answer || !answer) return <div aria-busy="true" />
  if (!answer.other || !answer.definition) return <EmptyState title={t('compare.alone')} />
  const [one, other] = [
    { title: record.title, definition: own.answer },
    { title: answer.other.title, definition: answer.definition },
  ]
  const isFirst = record.number < answer.other.number
  return <Pictures before={isFirst ? one : other} after={isFirst ? other : one} choice={choice} />
}

export default ComparePage
