import { Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ruleEngine } from '../../areas/rules/ruleEngine.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { Bone } from '../../ui/Bone.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RuleRows } from './RuleRows.tsx'
import { readInForce, readRuled, type Ruled } from './rules.gateway.ts'
import { TableNote } from './TableNote.tsx'
import { useTableWords } from './useTableWords.ts'

const InForce = ({ code, ruled }: { code: string; ruled: Ruled }) => {
  const { t } = useTranslation('ruleEngine')
  const { title } = useTableWords(ruled)
  const { answer, failed, retry } = useKept(readInForce, { code })
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <Bone />
  const { number, from, rows, next } = answer
  return (
    <Panel title={title}>
      <Text block>{t(number === null ? 'inForce.usual' : 'inForce.version', { number, from })}</Text>
      {next && <Text block>{t('inForce.next', { number: next.number, from: next.from })}</Text>}
      <TableNote ruled={ruled} />
      <RuleRows ruled={ruled} rows={rows} />
    </Panel>
  )
}

/** What of a table is in force in the reader's house. */
const RowsTab = ({ record: { code = '' } }: PartProps<OwnRow<typeof ruleEngine.fields>>['tab']) => {
  const { t } = useTranslation('ruleEngine')
  const { answer, failed, retry } = useKept(readRuled, { code })
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <Bone />
  return answer.ruled ? <InForce code={code} ruled={answer.ruled} /> : <EmptyState title={t('gone')} />
}

export default RowsTab
