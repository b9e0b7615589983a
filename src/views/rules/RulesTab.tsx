import { useTranslation } from 'react-i18next'
import type { ruleVersion } from '../../areas/rules/ruleVersion.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { Bone } from '../../ui/Bone.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { readRuled } from './rules.gateway.ts'
import { VersionRules } from './VersionRules.tsx'

type Version = OwnRow<typeof ruleVersion.fields>

/** What a version of a rule table says: written as long as it is a draft, compared with what it began with, and tried on the cases that there are. */
const RulesTab = ({ record }: PartProps<Version>['tab']) => {
  const { t } = useTranslation('ruleEngine')
  const version = record as Version
  const code = (version.referred?.[version.ruleTable]?.['code'] ?? '') as string
  const { answer, failed, retry } = useKept(readRuled, { code })
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <Bone />
  if (!answer.ruled) return <EmptyState title={t('gone')} />
  return <VersionRules key={version.id} version={version} ruled={answer.ruled} />
}

export default RulesTab
