import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import type { Partaker } from '../../../machines/kit/partakers.ts'
import type { AskedStep, ToldBranchStep, ToldTaken } from '../../shared/endpoints/answers/workflowTravel.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { entryText } from '../case/history.ts'
import type { CasePart } from '../case/part.ts'
import { Reasons } from '../case/Reasons.tsx'
import { reasonsIn } from '../reasonText.ts'
import { useTravelWords } from './useTravelWords.ts'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalM },
  item: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    paddingInlineStart: tokens.spacingHorizontalM,
    borderLeft: `3px solid ${tokens.colorNeutralStroke1}`,
  },
  limit: { borderLeftStyle: 'dashed' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

interface BranchStepsProps extends CasePart {
  steps: readonly AskedStep[]
  /** What was answered last, which may be of fewer steps. */
  told: readonly ToldBranchStep[]
  partakers: readonly Partaker[]
  onEdit(index: number): void
  onRemove(index: number): void
}

/** The steps of a branch, each with what the machine would answer, and the time limits that would end in between. */
export const BranchSteps = ({ steps, told, partakers, onEdit, onRemove, ...part }: BranchStepsProps) => {
  const { t, said, locale, lifecycle, eventText, partakerText, statusText } = useTravelWords(part)
  const classes = useStyles()
  const { statuses } = part.area.lifecycle!
  const reached = ({ entry }: ToldTaken) => (
    <IntentBadge intent={statuses[entry.to]!.intent}>{statusText(entry.to)}</IntentBadge>
  )
  const whoOf = ({ by }: AskedStep) => {
    const found = partakers.find(({ id }) => id === by)
    return found ? partakerText(found.id, found.actor) : by
  }
  return (
    <ol className={classes.list}>
      {steps.flatMap((step, index) => {
        const answer = told[index]
        const what = step.type === undefined ? t('step.wait') : eventText(step.type)
        return [
          ...(answer?.due ?? []).map((fired) => (
            <li key={`${index} ${fired.entry.revision}`} className={mergeClasses(classes.item, classes.limit)}>
              <div className={classes.head}>
                <span className={classes.name}>{entryText({ t: said, lifecycle }, fired.entry)}</span>
                {reached(fired)}
              </div>
              <span className={classes.quiet}>{t('step.byItself', { at: formatInstant(fired.entry.at, locale) })}</span>
            </li>
          )),
          <li key={index} className={classes.item}>
            <div className={classes.head}>
              <span className={classes.name}>{what}</span>
              {answer?.taken && reached(answer.taken)}
              {answer?.refused && <IntentBadge intent="danger">{t('step.refused')}</IntentBadge>}
              <Button
                appearance="subtle"
                size="small"
                icon={<EditRegular />}
                aria-label={t('step.edit', { what })}
                onClick={() => onEdit(index)}
              />
              <Button
                appearance="subtle"
                size="small"
                icon={<DeleteRegular />}
                aria-label={t('step.remove', { what })}
                onClick={() => onRemove(index)}
              />
            </div>
            <span className={classes.quiet}>
              {step.type === undefined
                ? formatInstant(step.at, locale)
                : `${whoOf(step)} · ${formatInstant(step.at, locale)}`}
            </span>
            {answer?.refused && <Reasons {...part} reasons={reasonsIn(answer.refused)} />}
            {answer?.refused?.fields.map((one) => (
              <span key={one.path}>
                {said(one.key, { ...one.values, field: said(`${lifecycle.id}:payload.${step.type}.${one.path}`) })}
              </span>
            ))}
            {answer?.taken && answer.taken.effects.length > 0 && (
              <span className={classes.quiet}>{t('step.effects', { effects: answer.taken.effects.join(', ') })}</span>
            )}
          </li>,
        ]
      })}
    </ol>
  )
}
