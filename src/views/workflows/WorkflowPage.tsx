import { Text, makeStyles, tokens } from '@fluentui/react-components'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useKept } from '../../data/kept/useKept.ts'
import { useMayOpen } from '../../data/person.ts'
import { ownPages } from '../../shared/navigation/pages.ts'
import { Bone } from '../../ui/Bone.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Statechart } from '../../ui/statechart/Statechart.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { type CountedMachine, readMachine } from './machines.gateway.ts'
import { StatesPanel } from './StatesPanel.tsx'
import { TransitionsPanel } from './TransitionsPanel.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: tokens.spacingHorizontalM },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  quiet: { color: tokens.colorNeutralForeground2 },
  gap: { flexGrow: 1 },
  drawing: { height: 'max(420px, calc(100vh - 320px))' },
})

const nothing: ReadonlySet<string> = new Set()

const Shown = ({ machine }: { machine: CountedMachine }) => {
  const { area, lifecycle, chart, counts } = machine
  const { t, i18n } = useTranslation(['workflows', area.name, lifecycle.id])
  const { t: said } = useTranslation('ui')
  const classes = useStyles()
  const drawn = useRef<HTMLDivElement>(null)
  const name = t(`${area.name}:title`)
  usePageTitle(name)
  const words = useMemo(
    () => ({ language: i18n.language, textOf: (key: string) => t(key), t: said }),
    [i18n.language, t, said],
  )
  const drawing = () => {
    const svg = drawn.current?.querySelector<SVGSVGElement>('svg[role=tree]')
    return svg ? { svg, ground: getComputedStyle(drawn.current!.parentElement!).backgroundColor } : null
  }
  return (
    <div className={classes.page}>
      <TextLink to={ownPages.workflows.path}>{t('common:sidebar.workflowEngine')}</TextLink>
      <div className={classes.head}>
        <h2 className={classes.title}>{name}</h2>
        <Text className={classes.quiet}>
          <code>{lifecycle.id}</code> · {t('ofVersion', { version: lifecycle.version })}
        </Text>
        <span className={classes.gap} />
        <ExportMenu machine={machine} words={words} drawing={drawing} />
      </div>
      <Panel title={t('diagram')}>
        <div ref={drawn} className={classes.drawing}>
          <Statechart
            label={t('diagramOf', { name })}
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

const OneWorkflow = ({ id }: { id: string }) => {
  const { t } = useTranslation('workflows')
  const { answer, failed, retry } = useKept(readMachine, { id, mayList: useMayOpen() })
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <Bone />
  return answer.machine ? <Shown machine={answer.machine} /> : <EmptyState title={t('unknown')} />
}

/** A machine as a drawing, and as tables that say the same. */
const WorkflowPage = () => {
  const { id = '' } = useParams()
  return <OneWorkflow key={id} id={id} />
}

export default WorkflowPage
