import { makeStyles, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/Panel.tsx'
import { Statechart } from '../../../ui/statechart/Statechart.tsx'
import type { PartProps } from '../part.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { StatesPanel } from './StatesPanel.tsx'
import { TransitionsPanel } from './TransitionsPanel.tsx'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  drawing: { height: 'max(420px, calc(100vh - 320px))' },
})

const nothing: ReadonlySet<string> = new Set()

/** A machine as a drawing, and as tables that say the same. */
const ChartPart = ({ machine, words }: PartProps) => {
  const { area, chart, counts } = machine
  const { t } = useTranslation(['workflows', area.name])
  const classes = useStyles()
  const drawn = useRef<HTMLDivElement>(null)
  const drawing = () => {
    const svg = drawn.current?.querySelector<SVGSVGElement>('svg[role=tree]')
    return svg ? { svg, ground: getComputedStyle(drawn.current!.parentElement!).backgroundColor } : null
  }
  return (
    <div className={classes.part}>
      <Panel title={t('diagram')} aside={<ExportMenu machine={machine} words={words} drawing={drawing} />}>
        <div ref={drawn} className={classes.drawing}>
          <Statechart
            label={t('diagramOf', { name: t(`${area.name}:title`) })}
            detail="whole"
            outline={chart}
            active={nothing}
            steps={[]}
            textOf={words.textOf}
          />
        </div>
      </Panel>
      <StatesPanel area={area} chart={chart} counts={counts} words={words} />
      <TransitionsPanel chart={chart} words={words} />
    </div>
  )
}

export default ChartPart
