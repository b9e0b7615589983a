import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MoveFigure } from '../../../shared/endpoints/answers/workflowFigures.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { chartOf } from '../../../ui/statechart/chart.ts'
import { hottestOf } from '../../../ui/statechart/drawing.ts'
import { HeatLegend } from '../../../ui/statechart/HeatLegend.tsx'
import { Statechart } from '../../../ui/statechart/Statechart.tsx'
import type { PartProps } from '../part.ts'
import { heatOf } from './counts.ts'

const useStyles = makeStyles({
  drawing: { height: 'max(420px, calc(100vh - 340px))', marginTop: tokens.spacingVerticalM },
})

const nothing: ReadonlySet<string> = new Set()

/** The drawing of a machine with how often each of its ways was taken. */
export const HeatPanel = ({ machine, words, moves }: PartProps & { moves: readonly MoveFigure[] }) => {
  const { area, chart } = machine
  const { t } = useTranslation(['workflows', area.name])
  const classes = useStyles()
  const heat = useMemo(() => heatOf(chart, moves), [chart, moves])
  const hottest = useMemo(() => hottestOf(heat, chartOf(chart, words).edges), [heat, chart, words])
  return (
    <Panel title={t('figures.heat')}>
      <HeatLegend most={hottest} />
      <div className={classes.drawing}>
        <Statechart
          label={t('figures.heatOf', { name: t(`${area.name}:title`) })}
          detail="whole"
          outline={chart}
          active={nothing}
          steps={[]}
          heat={heat}
          textOf={words.textOf}
        />
      </div>
    </Panel>
  )
}
