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
import { outline } from '../../../machines/kernel/outline.ts'
import { lifecycleOf, recordOf, timelineOf } from '../../data/case/case.view.ts'
import { Statechart } from '../../ui/statechart/Statechart.tsx'
import { activeStates } from '../../ui/statechart/way.ts'
import type { CasePart } from './part.ts'
import { Panel } from './Panel.tsx'
import { useWords } from './useWords.ts'

const useStyles = makeStyles({
  small: { height: '420px' },
  large: { width: 'min(1100px, 94vw)', maxWidth: 'none', height: '88vh', boxSizing: 'border-box' },
  body: { height: '100%', gridTemplateRows: 'auto 1fr' },
  content: { minHeight: 0 },
})

/** Where the case stands in its lifecycle, and the way it took. */
export const CaseLifecycle = (part: CasePart) => {
  const { actor } = part
  const { t } = useWords(part)
  const classes = useStyles()
  const lifecycle = useSelector(actor, lifecycleOf)
  const value = useSelector(actor, recordOf).snapshot.value
  const timeline = useSelector(actor, timelineOf)
  const whole = useMemo(() => outline(lifecycle.machine), [lifecycle])
  const active = useMemo(() => activeStates(whole, value), [whole, value])
  const steps = timeline.map(({ type, from, to }) => ({ event: type, from, to }))
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
                <Statechart label={label} outline={whole} active={active} steps={steps} textOf={t} detail="whole" />
              </DialogContent>
            </DialogBody>
          </DialogSurface>
        </Dialog>
      }
    >
      <div className={classes.small}>
        <Statechart label={label} outline={whole} active={active} steps={steps} textOf={t} detail="top" />
      </div>
    </Panel>
  )
}
