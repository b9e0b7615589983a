import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { grants } from '../../../machines/kernel/grants.ts'
import { formPermissions } from '../../../machines/publication/publication.permissions.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { formDefinition } from '../../areas/forms/formDefinition.ts'
import type { formVersion } from '../../areas/forms/formVersion.ts'
import { newId, newKey } from '../../data/key.ts'
import { useSession } from '../../data/session.ts'
import { useErrorText } from '../../pages/errorText.ts'
import { connectedDraft } from '../../pages/form/draft.gateway.ts'
import { foundDraft, isLooking, keptAt } from '../../pages/form/draft.view.ts'
import { LeaveQuestion } from '../../pages/form/LeaveQuestion.tsx'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { reasonsText } from '../../pages/reasonText.ts'
import { formatInstant } from '../../shared/format/date.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { definitionText, readDefinition } from '../../shared/forms/read.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Designer } from '../designer/Designer.tsx'
import FormPreview from '../preview/FormPreview.tsx'
import { Breaks } from './Breaks.tsx'
import { Conflict } from './Conflict.tsx'
import { Pictures } from './Pictures.tsx'
import { TestDialog, useKeepingTests } from './TestDialog.tsx'
import { Tests } from './Tests.tsx'
import { useOther } from './useOther.tsx'
import { connectedDesign } from './design.gateway.ts'
import {
  conflictOfDesign,
  failureOfDesign,
  isSaving,
  isUnread,
  liveDesign,
  refusalOfDesign,
  storedDesign,
} from './design.view.ts'

const useStyles = makeStyles({ page: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 } })

type VersionRow = OwnRow<typeof formVersion.fields>

/** Where the next version of a form is designed, or how a published one was. */
const DesignPage = ({ record }: PartProps<VersionRow>['page']) => record && <Drafted record={record} />

const editable: readonly unknown[] = ['PENDING', 'FAILED']

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
  const { t, i18n } = useTranslation(['formVersion', 'form'])
  const classes = useStyles()
  const errorText = useErrorText()
  const user = useSession(currentUser)
  const stored = useSelector(actor, storedDesign)!
  const live = useSelector(actor, liveDesign)
  const saving = useSelector(actor, isSaving)
  const failure = useSelector(actor, failureOfDesign)
  const refusal = useSelector(actor, refusalOfDesign)
  const conflict = useSelector(actor, conflictOfDesign)
  const draftAt = useSelector(draft, keptAt)
  const [found, setFound] = useState(() => foundDraft(draft.getSnapshot()))
  const [round, setRound] = useState(0)
  const [held, setHeld] = useState(false)
  const { answer: compared, choice } = useOther(record)
  const tests = useKeepingTests(record.form)
  const read = found && readDefinition(found.typed['definition'])
  const mayDesign = grants(user?.permissions ?? [], formPermissions.edit)
  const mayEdit = mayDesign && editable.includes(record.status)
  const mayPublish = grants(user?.permissions ?? [], formPermissions.publish) && editable.includes(record.status)
  const change = (definition: Definition | null) => {
    setHeld(definition !== null)
    if (definition === null) setFound(null)
    draft.send({ type: 'form.typed', typed: definition && { definition: definitionText(definition) } })
  }
  // Beside the designer a form is drawn for a telephone first.
  const previewOf = (definition: Definition) => (
    <FormPreview
      definition={definition}
      firstWidth={390}
      {...(mayDesign && { onKeep: (test) => tests.choose('keep', null, { ...test }) })}
    />
  )
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
  const beginAnew = () => {
    setRound(round + 1)
    change(null)
  }
  return (
    <div className={classes.page}>
      {read?.ok && mayEdit && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>
            {t('form:draft.restored', { when: formatInstant(found!.saved_at, i18n.language) })}
          </MessageBarBody>
          <MessageBarActions containerAction={<Button onClick={beginAnew}>{t('form:draft.discard')}</Button>} />
        </MessageBar>
      )}
      {failure !== null && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{errorText(failure)}</MessageBarBody>
        </MessageBar>
      )}
      {refusal && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{reasonsText(t, refusal.reasons) || t('common:snackbar.unexpected')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => actor.send({ type: 'refusal.seen' })}>{t('design.seen')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {conflict && (
        <Conflict
          {...conflict}
          onMine={() => actor.send({ type: 'conflict.mine', key: newKey() })}
          onTheirs={() => {
            actor.send({ type: 'conflict.theirs' })
            beginAnew()
          }}
        />
      )}
      <Designer
        key={round}
        initial={stored}
        draft={read?.ok && mayEdit ? read.value : undefined}
        live={live}
        compared={compared?.definition ?? undefined}
        choice={choice}
        isBusy={saving || conflict !== null || refusal !== null}
        readOnly={!mayEdit}
        onSave={(definition) => actor.send({ type: 'design.saved', definition, key: newKey() })}
        onChange={change}
        aside={previewOf}
        more={{ tests: testsOf, ...(compared?.definition && { pictures: picturesOf }) }}
      />
      {live && mayPublish && (
        <Breaks
          form={record.form}
          live={live}
          stored={stored}
          confirmed={record.confirmed}
          isHeld={held || saving}
          onConfirm={(breaks) => actor.send({ type: 'breaks.confirmed', breaks, key: newKey() })}
        />
      )}
      <TestDialog actor={tests.actor} />
      <LeaveQuestion held={held && draftAt === null} />
    </div>
  )
}

export default DesignPage
