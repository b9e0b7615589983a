import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Finding, Region } from '../../../machines/kernel/ruleFindings.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { Ruled } from './rules.gateway.ts'
import { useTableWords } from './useTableWords.ts'

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, display: 'grid', gap: tokens.spacingVerticalXS },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
})

/** What keeps a version from being submitted, as it is typed; null: it is no table yet. */
export const Found = ({ ruled, findings }: { ruled: Ruled; findings: readonly Finding[] | null }) => {
  const { t } = useTranslation('ruleTableVersion')
  const classes = useStyles()
  const { labelOf, optionLabel } = useTableWords(ruled)
  const regionText = (region: Region): string =>
    Object.entries(region)
      .map(([fact, part]) => {
        const text = typeof part === 'string' ? optionLabel(fact, part) : `${part.from}–${part.to}`
        return `${labelOf(fact)}: ${text}`
      })
      .join(', ')
  const sentence = (one: Finding): string => {
    const row = 'row' in one ? one.row + 1 : undefined
    switch (one.kind) {
      case 'missing':
      case 'wrong':
        return t(`findings.${one.kind}`, { row, field: labelOf(one.field) })
      case 'turned':
        return t('findings.turned', { row, field: labelOf(one.field) })
      case 'gap':
        return Object.keys(one.region).length > 0
          ? t('findings.gap', { region: regionText(one.region) })
          : t('findings.empty')
      case 'overlap':
        return t('findings.overlap', { row, other: one.other + 1, region: regionText(one.region) })
      case 'unreachable':
        return t('findings.unreachable', { row })
      case 'tooMany':
        return t('findings.tooMany')
      case 'example':
        return t('findings.example', { example: one.example + 1 })
    }
  }
  return (
    <Panel title={t('findings.title')}>
      <div role="status">
        {findings === null || findings.length === 0 ? (
          <p className={classes.none}>{t(findings ? 'findings.none' : 'findings.misshapen')}</p>
        ) : (
          <ul className={classes.list}>
            {findings.map((one) => (
              <li key={JSON.stringify(one)}>{sentence(one)}</li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
