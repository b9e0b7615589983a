import { utcDay } from '../../../machines/kit/days.ts'
import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { newKey } from '../../data/key.ts'
import { draftOf, failureOf, isBusy, toldOf } from '../../pages/actions/acting.view.ts'
import type { Draft as Sent } from '../../pages/actions/acting.types.ts'
import type { ActingRef } from '../../pages/actions/useActing.ts'
import { useErrorText } from '../../pages/errorText.ts'
import FillForm from '../../pages/fill/FillForm.tsx'
import type { Spent } from '../../pages/fill/useSpent.ts'
import { foundDraft, keptAt } from '../../pages/form/draft.view.ts'
import { LeaveQuestion } from '../../pages/form/LeaveQuestion.tsx'
import { Restored } from '../../pages/form/Restored.tsx'
import { TypedElsewhere } from '../../pages/form/TypedElsewhere.tsx'
import type { DraftRef } from '../../pages/form/useKeeper.ts'
import { useKeptSaid } from '../../pages/form/useKeptSaid.ts'
import type { Keeper } from '../../pages/form/useTyped.ts'
import { reasonsText } from '../../pages/reasonText.ts'
import type { Answers, Definition } from '../../shared/forms/definition.ts'
import { groupsOf, placesOf } from '../../shared/forms/walk.ts'
import { answeredBefore, begunWith } from '../../shared/forms/known.ts'
import type { Filler } from '../../shared/forms/guest.ts'
import type { Counted, Stay, Stumble } from '../../shared/endpoints/answers/formFigures.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { SubmissionFiles } from './SubmissionFiles.tsx'

const useStyles = makeStyles({ page: { display: 'grid', gap: tokens.spacingVerticalL, minWidth: 0 } })

interface FillingProps {
  definition: Definition
  /** By which it is told from other versions of the form. */
  version: string
  /** Among which whoever fills it in chooses. */
  variants: readonly { code: string; name: string }[]
  /** That in which it is filled in, where nobody chooses. */
  variant?: string | undefined
  /** Who fills it in. */
  filler?: Filler
  /** Whether the title of its only page stands above it already. */
  isTitled?: boolean
  draft: DraftRef
  /** Of the area one of whose actions takes the answers. */
  actor: ActingRef
  /** That action. */
  action: string
  /** What that asks for beside the answers. */
  beside?: Readonly<Record<string, string>>
  /** What is known of the record that it is about, by the names of fields. */
  known?: Answers
  /** What was answered before. */
  before?: Answers
  /** What the answers are sent to. */
  on: Sent['on']
  onSent(): void
  /** Counts where somebody is held up, and how long they are at each field; it may fail. */
  onCount?(counted: Counted): Promise<unknown>
}

/** What a draft holds of a form that is filled in. */
interface Typed {
  variant?: string
  answers?: Answers
  /** That it was typed into, and the step that it was at. */
  version?: string
  step?: string
}

const nothing = {}

const placeOf = (path: string): string => path.replace(/\[\d+\]/, '')

/** The place and the rule alone: nothing of what was typed. */
const stumblingsOf = (wrong: readonly FieldError[]): Stumble[] =>
  wrong.slice(0, 60).map(({ path, key }) => ({ at: placeOf(path), key }))

/** In seconds, of the rows of a group together; who is at a field for longer has gone away. */
const staysOf = (spent: readonly Spent[]): Stay[] => {
  const all = new Map<string, number>()
  for (const { path, milliseconds } of spent)
    all.set(placeOf(path), (all.get(placeOf(path)) ?? 0) + milliseconds / 1000)
  return [...all].map(([at, seconds]) => ({ at, seconds: Math.min(Math.round(seconds), 3600) }))
}

const namesIn = (definition: Definition): string[] => [
  ...placesOf(definition).flatMap(({ field, group }) => (group ? [] : [field.name])),
  ...groupsOf(definition).map(({ group }) => group.name),
]

/** A form while it is filled in; what is wrong with it is said by the server in the same words as before it was sent. */
export const Filling = (props: FillingProps) => {
  const { definition, version, variants, variant: fixed, draft, actor, action, on, onSent } = props
  const {
    beside = nothing,
    known: facts = nothing,
    before = nothing,
    filler: role = 'staff',
    isTitled = false,
    onCount,
  } = props
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
  const keptSaid = useKeptSaid(draft)
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
  const initial = useMemo(() => {
    const today = utcDay(at)
    return { ...begunWith(definition, facts, today), ...answeredBefore(definition, before, today) }
  }, [definition, facts, before, at])
  const now = useRef<{ answers: Answers | null; step?: string }>({ answers: begun.typed?.answers ?? null })
  const tell = () => {
    const { answers, step } = now.current
    draft.send({ type: 'form.typed', typed: answers && { ...chosen, version, ...(step && { step }), answers } })
  }
  const kept: Keeper<Answers> = {
    names,
    recall: () => begun.typed?.answers ?? null,
    keep: (answers) => {
      // The letter is seen before the page around it is drawn for it.
      startTransition(() => setHeld(answers !== null))
      now.current.answers = answers
      tell()
    },
  }
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const toFirst = useEffectEvent(() => {
    if (search) void navigate({ search: '', hash }, { replace: true })
  })
  useEffect(() => {
    if (begun.typed === null) toFirst()
  }, [begun])
  const note = (counted: Counted) => {
    if (Object.values(counted).some((list: unknown[]) => list.length > 0)) void onCount?.(counted).catch(() => {})
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
      {begun.typed && (begun.typed.version ?? version) !== version && (
        <MessageBar intent="warning" layout="multiline" data-screen>
          <MessageBarBody>{t('form:draft.otherForm')}</MessageBarBody>
        </MessageBar>
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
        isTitled={isTitled}
        at={at}
        isInAddress
        begins={begun.typed?.step}
        known={known}
        initial={initial}
        kept={kept}
        keptSaid={keptSaid}
        refused={refused}
        isSending={busy}
        Files={SubmissionFiles}
        onStumble={(wrong) => note({ stumblings: stumblingsOf(wrong) })}
        onSpent={(spent) => note({ stays: staysOf(spent) })}
        onStep={(step) => {
          now.current.step = step
          tell()
        }}
        onSubmit={send}
      />
      <LeaveQuestion stays held={held && draftAt === null} />
    </div>
  )
}
