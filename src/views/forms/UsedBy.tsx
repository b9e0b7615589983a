import { Spinner } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useKept } from '../../data/kept/useKept.ts'
import type { ForesightProps } from '../../pages/form/foresight.tsx'
import { readUses } from './figures.gateway.ts'

/** How much depends on a form, in a line, before it or one of its versions is changed. */
const UsedBy = ({ area, record }: ForesightProps) => {
  const { t } = useTranslation('formManagement')
  const { answer, failed } = useKept(readUses, { id: area.lifecycle ? (record['form'] as string) : record.id })
  if (failed) return null
  if (!answer) return <Spinner size="tiny" label={t('usedBy.counting')} />
  const { bindings, types, claims, quotations, links, versions } = answer
  const sum = (of: 'submissions' | 'drafts') => versions.reduce((before, version) => before + version[of], 0)
  const counts = {
    bindings: bindings.length,
    types: types.length,
    claims,
    quotations,
    links,
    submissions: sum('submissions'),
    drafts: sum('drafts'),
  }
  const told = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [t(`usedBy.${name}`, { count })] : []))
  return <div role="note">{told.length > 0 ? t('usedBy.line', { told: told.join(' · ') }) : t('usedBy.nothing')}</div>
}

export default UsedBy
