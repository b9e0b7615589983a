import {
  Button,
  Input,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { AddRegular, DeleteRegular, DismissRegular, SaveRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { candidates, isDeadlineEvent } from '../../../machines/kernel/chart.ts'
import { placeOf } from '../../../machines/kernel/explain.ts'
import type { CaseRecord, Lifecycle } from '../../../machines/kernel/types.ts'
import type { Partaker } from '../../../machines/kit/partakers.ts'
import type { CaseDocument } from '../../data/case/documents.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { type AskedStep, mostSteps, type ToldMoment } from '../../shared/endpoints/answers/workflowTravel.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { Bone } from '../../ui/Bone.tsx'
import { CopyButton } from '../../ui/clipboard/CopyButton.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { CasePart } from '../case/part.ts'
import { asTest } from './asTest.ts'
import { BranchSteps } from './BranchSteps.tsx'
import type { Branch } from './branch.ts'
import { StepDialog } from './StepDialog.tsx'
import { readBranch } from './travel.gateway.ts'
import { useTravelWords } from './useTravelWords.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, alignContent: 'start' },
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground2 },
})

/** The events that a record knows, whoever sends them. */
const knownTo = (lifecycle: Lifecycle, record: CaseRecord): string[] => [
  ...new Set(
    candidates(placeOf(lifecycle, record)).flatMap(({ eventType }) =>
      isDeadlineEvent(eventType) || !lifecycle.events[eventType] ? [] : [eventType],
    ),
  ),
]

/** A day after another instant: what is supposed happens later, unless it is said otherwise. */
const aDayAfter = (at: string): string => new Date(Date.parse(at) + 86_400_000).toISOString()

interface BranchColumnProps extends CasePart {
  id: string
  branch: Branch
  moment: ToldMoment
  partakers: readonly Partaker[]
  documents: readonly CaseDocument[]
  link: string
  onChange(branch: Branch): void
  onSave(): void
  onDrop(): void
  onClose(): void
}

/** One branch: its steps, what the machine answers to them, and what may be done with it. */
export const BranchColumn = (props: BranchColumnProps) => {
  const { id, branch, moment, partakers, documents, link, onChange, onSave, onDrop, onClose, ...part } = props
  const { area } = part
  const { from, steps, name } = branch
  const { t, locale, lifecycle, eventText } = useTravelWords(part)
  const classes = useStyles()
  const asked = { area: area.id, id, from, steps }
  const { answer, failed, retry, choose } = useKept(readBranch, asked)
  const [edited, setEdited] = useState<{ index: number; step: AskedStep } | null>(null)
  const told = answer?.told ?? []
  const change = (next: readonly AskedStep[]) => {
    const ordered = next.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    onChange({ ...branch, steps: ordered, isKept: false })
    choose({ ...asked, steps: ordered })
  }
  const recordBefore = (index: number) => (index === 0 ? moment.record : (told[index - 1]?.record ?? moment.record))
  const last = recordBefore(steps.length)
  const since = steps.at(-1)?.at ?? moment.at
  const add = (type?: string) =>
    setEdited({
      index: steps.length,
      step: { by: partakers[0]!.id, at: aDayAfter(since), ...(type !== undefined && { type }) },
    })
  const actorOf = (by: string) => partakers.find((one) => one.id === by)!.actor
  const valid = steps.filter((_, index) => told[index]?.refused?.code !== 'INVALID')
  const test = asTest({
    name,
    area: area.id,
    record: moment.record,
    suppositions: valid.map(({ by, at, type, payload, verified }) =>
      type === undefined ? { at } : { ...payload, type, by: actorOf(by), at, ...(verified && { verified }) },
    ),
    told: told
      .filter(({ refused }) => refused?.code !== 'INVALID')
      .map(({ taken, refused }) => taken?.entry.to ?? refused?.reasons.map(({ guard }) => guard) ?? null),
  })
  return (
    <Panel
      title={name}
      level={3}
      aside={
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('branch.close', { name })}
          onClick={onClose}
        />
      }
    >
      <div className={classes.root}>
        <Input
          aria-label={t('branch.name')}
          value={name}
          maxLength={100}
          onChange={(_, { value }) => onChange({ ...branch, name: value, isKept: false })}
        />
        <span className={classes.quiet}>{t('branch.from', { at: formatInstant(moment.at, locale) })}</span>
        {failed && !answer && <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />}
        {steps.length === 0 ? (
          <span>{t('branch.empty')}</span>
        ) : (
          <div aria-live="polite" aria-busy={answer?.steps !== steps}>
            {answer || failed ? (
              <BranchSteps
                {...part}
                steps={steps}
                told={told}
                partakers={partakers}
                onEdit={(index) => setEdited({ index, step: steps[index]! })}
                onRemove={(index) => change(steps.filter((_, other) => other !== index))}
              />
            ) : (
              <Bone />
            )}
          </div>
        )}
        <div className={classes.row}>
          <Menu>
            <MenuTrigger disableButtonEnhancement>
              <Button appearance="primary" icon={<AddRegular />} disabled={steps.length >= mostSteps}>
                {t('step.add')}
              </Button>
            </MenuTrigger>
            <MenuPopover>
              <MenuList>
                {knownTo(lifecycle, last).map((type) => (
                  <MenuItem key={type} onClick={() => add(type)}>
                    {eventText(type)}
                  </MenuItem>
                ))}
                <MenuItem onClick={() => add()}>{t('step.wait')}</MenuItem>
              </MenuList>
            </MenuPopover>
          </Menu>
          {branch.isMine && (
            <Button icon={<SaveRegular />} disabled={branch.isKept || name.trim() === ''} onClick={onSave}>
              {t(branch.isKept ? 'branch.kept' : 'branch.save')}
            </Button>
          )}
          {branch.isKept && <CopyButton text={link} label={t('branch.link')} />}
          {steps.length > 0 && <CopyButton text={test} label={t('branch.test')} />}
          {branch.isMine && branch.isKept && (
            <Button icon={<DeleteRegular />} onClick={onDrop}>
              {t('branch.drop')}
            </Button>
          )}
        </div>
      </div>
      {edited && (
        <StepDialog
          {...part}
          step={edited.step}
          record={recordBefore(edited.index)}
          since={moment.at}
          partakers={partakers}
          documents={documents}
          onCancel={() => setEdited(null)}
          onSet={(step) => {
            setEdited(null)
            change([...steps.slice(0, edited.index), step, ...steps.slice(edited.index + 1)])
          }}
        />
      )}
    </Panel>
  )
}
