import { Field, makeStyles, mergeClasses, Textarea, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { grants } from '../../../machines/kernel/grants.ts'
import { formPermissions } from '../../../machines/publication/publication.permissions.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { formBlock } from '../../areas/forms/formBlock.ts'
import { formDefinition } from '../../areas/forms/formDefinition.ts'
import { formTest } from '../../areas/forms/formTest.ts'
import { formVersion } from '../../areas/forms/formVersion.ts'
import { newId, newKey } from '../../data/key.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { useSession } from '../../data/session.ts'
import { connectedDraft } from '../../pages/form/draft.gateway.ts'
import { foundDraft, isLooking, keptAt, typedElsewhere } from '../../pages/form/draft.view.ts'
import { LeaveQuestion } from '../../pages/form/LeaveQuestion.tsx'
import { Restored } from '../../pages/form/Restored.tsx'
import { TypedElsewhere } from '../../pages/form/TypedElsewhere.tsx'
import { useKeptSaid } from '../../pages/form/useKeptSaid.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { formatInstant } from '../../shared/format/date.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { definitionText } from '../../shared/forms/read.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Designer } from '../designer/Designer.tsx'
import type { KeepBlock } from '../designer/Tools.tsx'
import FormPreview from '../preview/FormPreview.tsx'
import { Breaks, Touched } from './Breaks.tsx'
import { readBlocks } from './blocks.gateway.ts'
import { Conflict } from './Conflict.tsx'
import { KeepingDialog, useKeeping, useKeepingTests } from './KeepingDialog.tsx'
import { Pictures } from './Pictures.tsx'
import { Tests } from './Tests.tsx'
import { Troubles } from './Troubles.tsx'
import { useOther } from './useOther.tsx'
import { connectedDesign } from './design.gateway.ts'
import {
  conflictOfDesign,
  isOpen,
  isSaving,
  isUnread,
  liveDesign,
  noteOf,
  refusalOfDesign,
  revisionOf,
  storedDesign,
  workIn,
} from './design.view.ts'

const useStyles = makeStyles({
  page: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  away: { display: 'none' },
})

type VersionRow = OwnRow<typeof formVersion.fields>

/** Where the next version of a form is designed, or how a published one was. */
const DesignPage = ({ record }: PartProps<VersionRow>['page']) => record && <Drafted record={record} />

const Drafted = ({ record }: { record: VersionRow }) => {
  const [base] = useState(record)
  const [writer] = useState(() => `${newId()}.0`)
  const { id, revision, form, definition, note } = base
  const draft = useActorRef(connectedDraft, {
    input: { area: formDefinition.id, place: `new-${id}`, base: revision, writer },
  })
  const actor = useActorRef(connectedDesign, { input: { version: { id, revision, form, definition, note } } })
  const { t } = useTranslation('formVersion')
  const stored = useSelector(actor, storedDesign)
  const looking = useSelector(draft, isLooking)
  if (useSelector(actor, isUnread))
    return (
      <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={() => actor.send({ type: 'load.retried' })} />
    )
  return stored && !looking ? <Design record={record} actor={actor} draft={draft} /> : <div aria-busy="true" />
}

interface DesignProps {
  record: VersionRow
  actor: ReturnType<typeof useActorRef<typeof connectedDesign>>
  draft: ReturnType<typeof useActorRef<typeof connectedDraft>>
}

const Design = ({ record, actor, draft }: DesignProps) => {
  const { t, i18n } = useTranslation(['formVersion', 'form', 'formBlock', 'fields'])
  const classes = useStyles()
  const user = useSession(currentUser)
  const stored = useSelector(actor, storedDesign)!
  const live = useSelector(actor, liveDesign)
  const saving = useSelector(actor, isSaving)
  const refusal = useSelector(actor, refusalOfDesign)
  const conflict = useSelector(actor, conflictOfDesign)
  const draftAt = useSelector(draft, keptAt)
  const kept = useKeptSaid(draft)
  const { answer: compared, choice } = useOther(record)
  const tests = useKeepingTests(record.form)
  const blocks = useKept(readBlocks, {})
  const keeping = useKeeping(formBlock, blocks.renew)
  const mayDesign = grants(user?.permissions ?? [], formPermissions.edit)
  const mayEdit = mayDesign && isOpen(record.status)
  const mayPublish = grants(user?.permissions ?? [], formPermissions.publish) && isOpen(record.status)
  const storedNote = useSelector(actor, noteOf)
  const [note, setNote] = useState(storedNote)
  /** What is gone on with, and how often the designer has begun. */
  const [begun, setBegun] = useState(() => ({
    work: mayEdit ? workIn(foundDraft(draft.getSnapshot()), stored) : null,
    round: 0,
  }))
  const { work, round } = begun
  const [held, setHeld] = useState(work !== null)
  const isNoted = note.trim() !== storedNote.trim()
  const [search] = useSearchParams()
  const tell = useEffectEvent(() => {
    if (work) actor.send({ type: 'draft.found', ...work })
  })
  useLayoutEffect(() => tell(), [work])
  const change = (definition: Definition | null) => {
    setHeld(definition !== null)
    if (definition === null) setBegun({ work: null, round })
    const typed = definition && { definition: definitionText(definition) }
    draft.send({ type: 'form.typed', typed, base: revisionOf(actor.getSnapshot()) })
  }
  const { choose: chooseTest } = tests
  const { choose: chooseBlock } = keeping
  // These stay the same: what is told here of the draft draws the designer, and not all that stands in it.
  const previewOf = useCallback(
    // Beside the designer a form is drawn for a telephone first.
    (definition: Definition) => (
      <FormPreview
        definition={definition}
        firstWidth={390}
        {...(mayDesign && { onKeep: (test) => chooseTest('keep', null, { ...test }) })}
      />
    ),
    [mayDesign, chooseTest],
  )
  const blocksLink = useMemo(() => <TextLink to={formBlock.route}>{t('formBlock:manage')}</TextLink>, [t])
  const keepBlock = useCallback<KeepBlock>((block) => chooseBlock('keep', null, { ...block }), [chooseBlock])
  const testsOf = (definition: Definition) => (
    <Tests form={record.form} definition={definition} live={live ?? null} mayEdit={mayDesign} />
  )
  const picturesOf = (definition: Definition) => (
    <Pictures
      before={{ title: compared!.other!.title, definition: compared!.definition! }}
      after={{ title: record.title, definition }}
      choice={choice}
    />
  )
  const begin = (next: typeof work) => {
    change(next && next.definition)
    setBegun({ work: next, round: round + 1 })
  }
  return (
    <div className={classes.page}>
      {work && !conflict && (
        <Restored
          text={t('form:draft.restored', { when: formatInstant(work.at, i18n.language) })}
          label={t('form:draft.discard')}
          onDiscard={() => begin(null)}
        />
      )}
      {!conflict && (
        <TypedElsewhere draft={draft} onTheirs={() => begin(workIn(typedElsewhere(draft.getSnapshot()), stored))} />
      )}
      <Troubles actor={actor} />
      {conflict && (
        <Conflict
          {...conflict}
          onMine={() => actor.send({ type: 'conflict.mine', key: newKey() })}
          onTheirs={() => {
            actor.send({ type: 'conflict.theirs' })
            setNote(noteOf(actor.getSnapshot()))
            begin(null)
          }}
        />
      )}
      <div className={mergeClasses(classes.page, conflict !== null && classes.away)}>
        {mayEdit && (
          <Field label={t('fields:fields.note')} hint={t('hints.note')}>
            <Textarea
              rows={1}
              resize="vertical"
              maxLength={500}
              value={note}
              onChange={(_, { value }) => setNote(value)}
            />
          </Field>
        )}
        <Designer
          key={round}
          initial={stored}
          draft={work?.definition}
          live={live}
          confirmed={record.confirmed}
          first={search.get('tab') === 'findings' ? 'findings' : 'design'}
          compared={compared?.definition ?? undefined}
          choice={choice}
          isHeld={isNoted}
          isBusy={saving || conflict !== null || refusal !== null}
          readOnly={!mayEdit}
          kept={kept}
          onSave={(definition) =>
            actor.send({ type: 'design.saved', definition, note: note.trim() || null, key: newKey() })
          }
          onChange={change}
          blocks={blocks.answer ?? undefined}
          blocksLink={blocksLink}
          {...(mayDesign && { onKeepBlock: keepBlock })}
          aside={previewOf}
          breaks={
            live &&
            mayPublish && (
              <Breaks
                live={live}
                stored={stored}
                confirmed={record.confirmed}
                isHeld={held || saving}
                onConfirm={(breaks) => actor.send({ type: 'breaks.confirmed', breaks, key: newKey() })}
              >
                <Touched form={record.form} />
              </Breaks>
            )
          }
          next={mayPublish && <TextLink to={`${formVersion.route}/${record.id}`}>{t('design.next')}</TextLink>}
          more={{ tests: testsOf, ...(compared?.definition && { pictures: picturesOf }) }}
        />
      </div>
      <KeepingDialog area={formTest} actor={tests.actor} />
      <KeepingDialog area={formBlock} actor={keeping.actor} />
      <LeaveQuestion held={(held && draftAt === null) || isNoted} />
    </div>
  )
}

export default DesignPage
