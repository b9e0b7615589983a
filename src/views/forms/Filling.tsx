import { utcDay } from '../../../machines/kit/days.ts'
import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '../../data/key.ts'
import { draftOf, failureOf, isBusy, toldOf } from '../../pages/actions/acting.view.ts'
import type { Draft as Sent } from '../../pages/actions/acting.types.ts'
import type { ActingRef } from '../../pages/actions/useActing.ts'
import { useErrorText } from '../../pages/errorText.ts'
import FillForm from '../../pages/fill/FillForm.tsx'
import { foundDraft, keptAt } from '../../pages/form/draft.view.ts'
import { LeaveQuestion } from '../../pages/form/LeaveQuestion.tsx'
import { Restored } from '../../pages/form/Restored.tsx'
import { TypedElsewhere } from '../../pages/form/TypedElsewhere.tsx'
import type { DraftRef } from '../../pages/form/useKeeper.ts'
import type { Keeper } from '../../pages/form/useTyped.ts'
import { reasonsText } from '../../pages/reasonText.ts'
import type { Answers, Definition } from '../../shared/forms/definition.ts'
import { groupsOf, placesOf } from '../../shared/forms/walk.ts'
import { begunWith } from '../../shared/forms/known.ts'
import type { Filler } from '../../shared/forms/guest.ts'
import type { Stumble } from '../../shared/endpoints/answers/formFigures.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { SubmissionFiles } from './SubmissionFiles.tsx'

const useStyles = makeStyles({ page: { display: 'grid', gap: tokens.spacingVerticalL, minWidth: 0 } })

interface FillingProps {
  definition: Definition
  /** Among which whoever fills it in chooses. */
  variants: readonly { code: string; name: string }[]
  /** That in which it is filled in, where nobody chooses. */
  variant?: string | undefined
  /** Who fills it in. */
  filler?: Filler
  draft: DraftRef
  /** Of the area one of whose actions takes the answers. */
  actor: ActingRef
  /** That action. */
  action: string
  /** What that asks for beside the answers. */
  beside?: Readonly<Record<string, string>>
  /** What is known of the record that it is about, by the names of fields. */
  known?: Answers
  /** What the answers are sent to. */
  on: Sent['on']
  onSent(): void
  /** Counts where somebody is held up; it may fail. */
  onHeldUp?(stumblings: Stumble[]): Promise<unknown>
}

/** What a draft holds of a form that is filled in. */
interface Typed {
  variant?: string
  answers?: Answers
}

const nothing = {}

/** The place and the rule alone: nothing of what was typed. */
const stumblingsOf = (wrong: readonly FieldError[]): Stumble[] =>
  wrong.slice(0, 60).map(({ path, key }) => ({ at: path.replace(/\[\d+\]/, ''), key }))

const namesIn = (definition: Definition): string[] => [
  ...placesOf(definition).flatMap(({ field, group }) => (group ? [] : [field.name])),
  ...groupsOf(definition).map(({ group }) => group.name),
]

/** A form while it is filled in; what is wrong with it is said by the server in the same words as before it was sent. */
export const Filling = (props: FillingProps) => {
  const { definition, variants, variant: fixed, draft, actor, action, on, onSent } = props
  const { beside = nothing, known: facts = nothing, filler: role = 'staff', onHeldUp } = props
  const { t, i18n } = useTranslation(['formVersion', 'form'])
  const classes = useStyles()
  const errorText = useErrorText()
  const [at] = useState(() => new Date().toISOString())
  const [found] = useState(() => foundDraft(draft.getSnapshot()))
  /** What the form begins with, and how often it has begun. */
  const [begun, setBegun] = useState({
    typed: (found?.typed ?? null) as Typed | null,
    isDraft: found !== null,
    count: 0,
  })
  const [variant, setVariant] = useState(fixed ?? begun.typed?.variant ?? variants[0]?.code)
  const [held, setHeld] = useState(begun.isDraft)
  const draftAt = useSelector(draft, keptAt)
  const busy = useSelector(actor, isBusy)
  const told = useSelector(actor, toldOf)
  const failure = useSelector(actor, failureOf)
  const finish = useEffectEvent(() => {
    draft.send({ type: 'form.finished' })
    onSent()
  })
  useEffect(() => {
    const subscription = actor.on('done', () => finish())
    return () => subscription.unsubscribe()
  }, [actor])
  const refused = useMemo(() => {
    if (told?.__typename !== 'Invalid') return undefined
    const wrong = told.fields.map((error) => ({ ...error, path: error.path.replace(/^answers\.?/, '') }))
    return { values: draftOf(actor.getSnapshot()).input['answers'] as Answers, wrong }
  }, [told, actor])
  const chosen = useMemo(() => (variant === undefined ? {} : { variant }), [variant])
  const known = useMemo(() => ({ ...facts, role, ...chosen }), [facts, role, chosen])
  const names = useMemo(() => namesIn(definition), [definition])
  const initial = useMemo(() => begunWith(definition, facts, utcDay(at)), [definition, facts, at])
  const kept: Keeper<Answers> = {
    names,
    recall: () => begun.typed?.answers ?? null,
    keep: (answers) => {
      setHeld(answers !== null)
      draft.send({ type: 'form.typed', typed: answers && { ...chosen, answers } })
    },
  }
  const send = (answers: Answers) => {
    const sent = { input: { ...chosen, ...beside, answers }, on, key: newKey() }
    if (actor.getSnapshot().hasTag('asked')) actor.send({ type: 'action.submitted', draft: sent })
    else actor.send({ type: 'action.chosen', action, isDirect: true, draft: sent })
  }
  const begin = (typed: Typed | null) => {
    setVariant(typed?.variant ?? variant)
    setBegun(({ count }) => ({ typed, isDraft: false, count: count + 1 }))
    if (typed === null) kept.keep(null)
  }
  const against = told?.__typename === 'Declined' ? reasonsText(t, told.reasons) : null
  const complaint =
    failure === null ? (told?.__typename === 'Stale' ? t('fill.overtaken') : against) : errorText(failure)
  return (
    <div className={classes.page}>
      {begun.isDraft && found && (
        <Restored
          text={t('form:draft.restored', { when: formatInstant(found.saved_at, i18n.language) })}
          label={t('form:draft.discard')}
          onDiscard={() => begin(null)}
        />
      )}
      <TypedElsewhere draft={draft} onTheirs={begin} />
      {complaint !== null && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{complaint}</MessageBarBody>
        </MessageBar>
      )}
      {variants.length > 0 && (
        <LabelledSelect
          label={t('fill.variant')}
          value={variant ?? ''}
          options={variants.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={setVariant}
        />
      )}
      <FillForm
        key={begun.count}
        definition={definition}
        at={at}
        known={known}
        initial={initial}
        kept={kept}
        refused={refused}
        isSending={busy}
        Files={SubmissionFiles}
        onStumble={(wrong) => void onHeldUp?.(stumblingsOf(wrong)).catch(() => {})}
        onSubmit={send}
      />
      <LeaveQuestion held={held && draftAt === null} />
    </div>
  )
}
