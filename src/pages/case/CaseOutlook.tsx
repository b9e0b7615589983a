import { Field, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { isDay } from '../../../machines/fields/day.ts'
import { lifecycleOf, recordOf } from '../../data/record/record.view.ts'
import { DayBox } from '../../ui/fields/DayBox.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Lines } from '../form/Reckoned.tsx'
import type { CasePart } from './part.ts'
import { useWords } from './useWords.ts'

const useStyles = makeStyles({ root: { display: 'grid', gap: tokens.spacingVerticalM } })

/** What is told of the case for a day that its reader chooses. */
export const CaseOutlook = (part: CasePart) => {
  const { t } = useWords(part)
  const classes = useStyles()
  const { id, outlook } = useSelector(part.actor, lifecycleOf)
  const { context } = useSelector(part.actor, recordOf).snapshot
  const [at] = useState(() => new Date().toISOString())
  const [chosen, setChosen] = useState<string | null>(null)
  const days = outlook?.days(context, at)
  if (!outlook || !days) return null
  const { first, last, usual } = days
  const day = chosen ?? usual
  const isCovered = isDay(day) && day >= first && day <= last
  const label = t(`${id}:outlook.day`)
  return (
    <Panel title={t(`${id}:outlook.title`)}>
      <div className={classes.root}>
        <Field label={label} validationMessage={isCovered ? undefined : t(`${id}:outlook.outside`, { first, last })}>
          <DayBox label={label} value={day} min={first} max={last} onChange={setChosen} />
        </Field>
        {isCovered && (
          <Lines reckoning={outlook.of(context, day)} textOf={(line, values) => t(`${id}:outlook.${line}`, values)} />
        )}
      </div>
    </Panel>
  )
}
