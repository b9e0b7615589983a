import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { newId } from '../../data/key.ts'
import { formFields } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { rootOf } from '../../shared/format/errorWords.ts'
import { Arrivals, useOwnArrivals } from '../fields/arrivals.ts'
import { OwnerName } from '../fields/owner.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { keptReferred } from '../fields/referred.ts'
import { Untaken } from '../../ui/fields/untaken.ts'
import { usePageStyles } from '../page.styles.ts'
import { connectedDraft } from './draft.gateway.ts'
import { isLooking, keptAt } from './draft.view.ts'
import { DraftNotices } from './DraftNotices.tsx'
import { Foreseen } from './foresight.tsx'
import { FormFoot } from './FormFoot.tsx'
import type { formMachine } from './form.machine.ts'
import type { Values } from './form.types.ts'
import { isSaving, refusal, savedId, storedRecord, theirChanges, theirVersion } from './form.view.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { SaveConflict } from './SaveConflict.tsx'
import { SectionInputs } from './SectionInputs.tsx'
import { StepList } from './StepList.tsx'
import { useSteps } from './steps.ts'
import { Summary } from './Summary.tsx'
import { useAnnouncedSave } from './useAnnouncedSave.ts'
import { type DraftRef, useKeeper } from './useKeeper.ts'
import { useKeptSaid } from './useKeptSaid.ts'
import { useTyped } from './useTyped.ts'
import { judging, valuesOf, withChange } from './values.ts'

const useStyles = makeStyles({
  /** What gets the focus is scrolled to where neither the top bar hides its label nor the foot itself. */
  form: {
    '& :is(input, textarea, select, button)': {
      scrollMarginTop: '104px',
      scrollMarginBottom: 'calc(var(--foot-height, 0px) + 104px)',
    },
  },
  parts: { display: 'grid', gap: tokens.spacingVerticalL, minWidth: 0, ':focus': { outlineStyle: 'none' } },
})

interface RecordFormProps {
  area: Area
  actor: ActorRefFrom<typeof formMachine>
  /** What a new record is filled in with. */
  given?: Values
  /** What follows where it stands within something else; by itself it leads to the record, and back to the list. */
  within?: { onSaved(id: string): void; onCancel(): void }
  /** What is done by submitting it, where that is more than to save. */
  submitLabel?: string
  /** Where it leads instead of to the record. */
  leadsTo?(id: string): string
  /** What is reckoned of what is typed. */
  renderReckoned?(values: Values): ReactNode
}

/** A form whose draft is kept while it is typed in; within something else it goes with that. */
export const RecordForm = (props: RecordFormProps) => (props.within ? <Form {...props} /> : <Drafted {...props} />)

const Drafted = (props: RecordFormProps) => {
  const { area, actor } = props
  const { id, record } = actor.getSnapshot().context
  const place = id ?? (area.within === undefined ? 'new' : `new-${area.within}`)
  const [writer] = useState(() => `${newId()}.0`)
  const draft = useActorRef(connectedDraft, { input: { area: area.id, place, base: record?.revision ?? null, writer } })
  return useSelector(draft, isLooking) ? <div aria-busy="true" /> : <Form {...props} draft={draft} />
}

const Form = (props: RecordFormProps & { draft?: DraftRef }) => {
  const { area, actor, given, within, submitLabel, leadsTo, renderReckoned, draft } = props
  const { t } = useTranslation(['form', 'common', area.name])
  const page = usePageStyles()
  const classes = useStyles()
  const navigate = useNavigate()
  const saving = useSelector(actor, isSaving)
  const record = useSelector(actor, storedRecord)
  const theirs = useSelector(actor, theirVersion)
  const since = useSelector(actor, theirChanges)
  const refused = useSelector(actor, refusal, (one, other) => one.wrong === other.wrong)
  const saved = useSelector(actor, savedId)
  const judge = useMemo(() => judging(area, keptReferred), [area])
  const stored = useMemo(() => ({ ...valuesOf(area, record), ...given }), [area, record, given])
  const form = useTyped<Values>({
    initial: stored,
    kept: useKeeper(area, draft),
    judge,
    refused,
    onSubmit: (values) => actor.send({ type: 'form.submitted', values }),
  })
  const draftAt = useSelector(draft, (snapshot) => snapshot && keptAt(snapshot)) ?? null
  const keptSaid = useKeptSaid(draft)
  const element = useRef<HTMLFormElement>(null)
  const written = formFields(area)
  const asked = area.sections.filter(({ apart }) => !apart)
  const sections = asked.filter(({ fields }) => fields.some((name) => written.includes(name)))
  const parts = sections.map(({ id, fields }) => ({
    id,
    title: t(`${area.name}:sections.${id}`),
    holds: (path: string) => fields.includes(rootOf(path)),
  }))
  const steps = useSteps(area.wizard ? parts : [], {
    form: element,
    isWithin: within !== undefined,
    wrong: () => judge(form.values).wrong,
    answered: refused.wrong,
    onWrong: form.leave,
  })
  useAnnouncedSave(area, actor)
  const leave = useEffectEvent((id: string) => {
    if (within) within.onSaved(id)
    // Back from the record leads to where the form was come to from, not to its steps.
    else if (steps.behind > 0) void navigate(-steps.behind)
    else void navigate(leadsTo?.(id) ?? `${area.route}/${id}`, { replace: true })
  })
  useEffect(() => {
    if (saved !== null) draft?.send({ type: 'form.finished' })
  }, [draft, saved])
  useEffect(() => {
    if (saved !== null) leave(saved)
  }, [saved, steps.behind])

  const currency = currencyOf(form.values) ?? (record ? currencyOf(record) : undefined)
  const theirValues = valuesOf(area, theirs)
  const [untaken] = useState(() => new Map<string, string>())
  const arrivals = useOwnArrivals()
  const shown = area.wizard ? sections.slice(steps.at, steps.at + 1) : asked
  return (
    <form
      ref={element}
      noValidate
      className={mergeClasses(page.page, classes.form)}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (!steps.isLast) steps.go(steps.at + 1)
        else if (!saving && !theirs && steps.go(steps.at)) form.submit(event.currentTarget)
      }}
    >
      {theirs && (
        <SaveConflict
          area={area}
          currency={currency}
          before={stored}
          mine={form.values}
          theirs={theirValues}
          since={since}
          onSave={(chosen) => {
            form.settle(chosen, theirValues)
            actor.send({ type: 'choice.saved', values: judge(chosen).values })
          }}
          onGoOn={(chosen) => {
            form.settle(chosen, theirValues)
            actor.send({ type: 'choice.edited' })
          }}
        />
      )}
      {draft && <DraftNotices area={area} draft={draft} form={form} revision={record?.revision ?? null} />}
      {area.wizard && <StepList steps={steps} />}
      <div
        className={classes.parts}
        {...(area.wizard && {
          'data-step': steps.at,
          tabIndex: -1,
          role: 'group',
          'aria-label': steps.titles[steps.at],
        })}
      >
        <OwnerName value={record?.owner}>
          <Arrivals value={arrivals}>
            <Untaken value={untaken}>
              {shown.map((section) => (
                <SectionInputs
                  key={section.id}
                  area={area}
                  section={section}
                  currency={currency}
                  values={form.values}
                  id={record && record.id}
                  wrongOf={form.wrongOf}
                  onChange={(name, value) => form.change(withChange(area, form.values, name, value, keptReferred()))}
                  onTake={(taken) => form.change(taken)}
                  onBlur={form.leave}
                />
              ))}
            </Untaken>
          </Arrivals>
        </OwnerName>
        {area.wizard && steps.isLast && (
          <Summary area={area} sections={sections} steps={steps} values={form.values} currency={currency} />
        )}
      </div>
      {renderReckoned?.(form.values)}
      {record && <Foreseen area={area} record={record} values={form.values} />}
      <FormFoot count={form.count} kept={keptSaid} isSummary={area.wizard && steps.isLast}>
        <Button onClick={within?.onCancel ?? (() => navigate(record ? `${area.route}/${record.id}` : area.route))}>
          {t('common:cancel')}
        </Button>
        {steps.at > 0 && <Button onClick={() => steps.go(steps.at - 1)}>{t('form:steps.back')}</Button>}
        <Button appearance="primary" type="submit" disabledFocusable={saving || theirs !== null}>
          {!steps.isLast ? t('form:steps.next') : (submitLabel ?? t('common:save'))}
        </Button>
      </FormFoot>
      {!within && <LeaveQuestion stays={area.wizard} held={form.isDirty && saved === null && draftAt === null} />}
    </form>
  )
}
