import { useTranslation } from 'react-i18next'
import type { WorkflowTrial } from '../../../shared/endpoints/answers/workflowTrials.ts'
import { formatInstant } from '../../../shared/format/date.ts'
import { formatNumber } from '../../../shared/format/number.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IntentBadge } from '../../../ui/IntentBadge.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Sheet } from '../../../ui/table/Sheet.tsx'
import { TrialPictures } from './TrialPictures.tsx'

interface TrialsPanelProps {
  /** null: they are on their way. */
  trials: readonly WorkflowTrial[] | null
  /** The machine's as it is now. */
  version: number
}

/** What came of the paths that people have gone. */
export const TrialsPanel = ({ trials, version }: TrialsPanelProps) => {
  const { t, i18n } = useTranslation('workflows')
  const title = t('paths.results')
  return (
    <Panel title={title}>
      {!trials ? (
        <Bone />
      ) : trials.length === 0 ? (
        <EmptyState title={t('paths.noResults')} />
      ) : (
        <Sheet
          label={title}
          heads={[
            t('paths.path'),
            t('paths.result'),
            t('paths.notes'),
            t('paths.shown'),
            t('paths.who'),
            t('paths.when'),
            t('version'),
          ]}
          figures={1}
          rows={trials.map(({ id, title: path, failedAt, notes, pictures, by, at, version: then }) => ({
            id,
            cells: [
              path,
              <IntentBadge key="result" intent={failedAt === null ? 'success' : 'danger'}>
                {failedAt === null ? t('paths.passed') : t('paths.failedAt', { number: failedAt })}
              </IntentBadge>,
              notes.map(({ step, text }) => t('paths.noted', { number: step, text })).join(' '),
              <TrialPictures key="pictures" pictures={pictures} />,
              by?.name,
              formatInstant(at, i18n.language),
              then === version ? formatNumber(then) : t('paths.former', { version: then }),
            ],
          }))}
        />
      )}
    </Panel>
  )
}
