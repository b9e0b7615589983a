import { Switch, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Hunted } from '../../../shared/machineTests.ts'
import { formatNumber } from '../../../shared/format/number.ts'
import { IntentBadge } from '../../../ui/IntentBadge.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Sheet } from '../../../ui/table/Sheet.tsx'
import type { PartProps } from '../part.ts'
import { comparedWith } from './compared.ts'

const useStyles = makeStyles({ head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalL } })

/** The table written by hand beside the chart, cell by cell; first what one of them has otherwise than the other. */
export const ComparedPanel = ({ machine: { chart }, words, hunted }: PartProps & { hunted: Hunted }) => {
  const { t } = useTranslation('workflows')
  const classes = useStyles()
  const [isWhole, setWhole] = useState(false)
  const all = comparedWith(chart, hunted.decided)
  const unlike = all.filter(({ agrees }) => !agrees)
  const title = t('compared.title')
  const nameOf = (id: string) => words.textOf(chart.states.find((state) => state.id === id)?.label ?? id)
  const eventOf = (event: string) => {
    const label = chart.transitions.find((one) => one.event === event && one.label)?.label
    return label ? words.textOf(label) : event
  }
  const leading = (ids: readonly string[]) => (ids.length === 0 ? t('compared.nothing') : ids.map(nameOf).join(', '))
  const shown = isWhole ? all.filter((one) => one.inTable.length > 0 || one.inChart.length > 0) : unlike
  return (
    <Panel title={title}>
      <div className={classes.head}>
        <IntentBadge intent={unlike.length === 0 ? 'success' : 'danger'}>
          {t('compared.agreeing', { same: formatNumber(all.length - unlike.length), all: formatNumber(all.length) })}
        </IntentBadge>
        <span data-screen>
          <Switch label={t('compared.whole')} checked={isWhole} onChange={(_, { checked }) => setWhole(checked)} />
        </span>
        <code>{hunted.table}</code>
      </div>
      {shown.length > 0 && (
        <Sheet
          label={title}
          heads={[t('state'), t('table.what'), t('compared.inTable'), t('compared.inChart'), t('paths.result')]}
          figures={0}
          rows={shown.map(({ state, event, inTable, inChart, agrees }) => ({
            id: `${state} ${event}`,
            cells: [
              nameOf(state),
              eventOf(event),
              leading(inTable),
              leading(inChart),
              <IntentBadge key="result" intent={agrees ? 'success' : 'danger'}>
                {t(agrees ? 'compared.same' : 'compared.other')}
              </IntentBadge>,
            ],
          }))}
        />
      )}
    </Panel>
  )
}
