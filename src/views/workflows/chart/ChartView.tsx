import { Switch, makeStyles, tokens } from '@fluentui/react-components'
import { startTransition, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyStateMachine } from 'xstate'
import type { Outline } from '../../../../machines/kernel/outline.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Statechart } from '../../../ui/statechart/Statechart.tsx'
import type { Words } from '../../../ui/statechart/words.ts'
import type { ShownCases } from './cases.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { StatesPanel } from './StatesPanel.tsx'
import { TransitionsPanel } from './TransitionsPanel.tsx'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  aside: { display: 'flex', gap: tokens.spacingHorizontalM },
  drawing: { height: 'max(420px, calc(100vh - 320px))', '@media print': { height: 'auto' } },
  /** The drawing is a page of its own. */
  sheet: { '@media print': { breakAfter: 'page' } },
})

const nothing: ReadonlySet<string> = new Set()

interface ChartViewProps {
  /** What the machine is called. */
  name: string
  machine: AnyStateMachine
  chart: Outline
  words: Words
  /** Without them it is a machine of no cases, or of cases that the reader may not list. */
  cases?: ShownCases
}

/** A machine as a drawing, and as tables that say the same. */
export const ChartView = ({ name, machine, chart, words, cases }: ChartViewProps) => {
  const { t } = useTranslation('workflows')
  const classes = useStyles()
  const drawn = useRef<HTMLDivElement>(null)
  const [isTechnical, setTechnical] = useState(false)
  const drawing = () => {
    const svg = drawn.current?.querySelector<SVGSVGElement>('svg[role=tree]')
    return svg ? { svg, ground: getComputedStyle(drawn.current!.parentElement!).backgroundColor } : null
  }
  const aside = (
    <div className={classes.aside} data-screen>
      <Switch
        checked={isTechnical}
        label={t('technical')}
        labelPosition="before"
        onChange={(_, { checked }) => startTransition(() => setTechnical(checked))}
      />
      <ExportMenu machine={machine} chart={chart} words={words} drawing={drawing} />
    </div>
  )
  return (
    <div className={classes.part} data-wide>
      <Panel title={t('diagram')} aside={aside} className={classes.sheet}>
        {cases?.controls}
        <div ref={drawn} className={classes.drawing}>
          <Statechart
            label={t('diagramOf', { name })}
            detail="whole"
            isTechnical={isTechnical}
            outline={chart}
            active={nothing}
            steps={cases?.steps ?? []}
            {...(cases && { counted: cases.counted, ...(cases.heat && { heat: cases.heat }) })}
            textOf={words.textOf}
          />
        </div>
      </Panel>
      {cases?.ways}
      <StatesPanel chart={chart} words={words} cases={cases} />
      <TransitionsPanel chart={chart} words={words} cases={cases} />
    </div>
  )
}
