import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  makeStyles,
} from '@fluentui/react-components'
import { ArrowMaximizeRegular, DismissRegular } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { timelineOf } from '../../data/record/record.view.ts'
import { Statechart } from '../../ui/statechart/Statechart.tsx'
import type { CasePart } from './part.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useChart } from './useChart.ts'
import { useWords } from './useWords.ts'

const useStyles = makeStyles({
  large: { width: 'min(1800px, 96vw)', maxWidth: 'none', height: '92vh', boxSizing: 'border-box' },
  body: { height: '100%', gridTemplateRows: 'auto 1fr' },
  content: { minHeight: 0 },
})

/** Where the case stands in its lifecycle, and the way it took. */
export const CaseLifecycle = (part: CasePart) => {
  const { actor } = part
  const { t } = useWords(part)
  const classes = useStyles()
  const timeline = useSelector(actor, timelineOf)
  const { chart, active } = useChart(actor)
  const steps = useMemo(() => timeline.map(({ type, from, to }) => ({ event: type, from, to })), [timeline])
  const label = t('lifecycle.title')
  return (
    <Panel
      title={label}
      aside={
        <Dialog>
          <DialogTrigger disableButtonEnhancement>
            <Button
              appearance="subtle"
              size="small"
              icon={<ArrowMaximizeRegular />}
              aria-label={t('lifecycle.enlarge')}
            />
          </DialogTrigger>
          <DialogSurface className={classes.large} aria-describedby={undefined}>
            <DialogBody className={classes.body}>
              <DialogTitle
                action={
                  <DialogTrigger action="close">
                    <Button appearance="subtle" aria-label={t('common:close')} icon={<DismissRegular />} />
                  </DialogTrigger>
                }
              >
                {label}
              </DialogTitle>
              <DialogContent className={classes.content}>
                <Statechart label={label} outline={chart} active={active} steps={steps} textOf={t} detail="whole" />
              </DialogContent>
            </DialogBody>
          </DialogSurface>
        </Dialog>
      }
    >
      <Statechart label={label} outline={chart} active={active} steps={steps} textOf={t} detail="near" />
    </Panel>
  )
}
