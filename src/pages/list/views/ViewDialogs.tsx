import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentUser } from '../../../../machines/session/session.view.ts'
import { useSession } from '../../../data/session.ts'
import { longestViewName } from '../../../shared/endpoints/answers/views.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useErrorText } from '../../errorText.ts'
import { FieldInput } from '../../fields/FieldInput.tsx'
import { savedViews } from './savedViews.ts'
import type { Draft, Order, Question } from './views.types.ts'
import { failureOf, isOrdering, questionOf } from './views.view.ts'

const useStyles = makeStyles({ fields: { display: 'grid', gap: tokens.spacingVerticalS } })

/** What is asked before a view is saved under a name, or deleted. */
export const ViewDialogs = () => {
  const question = useSelector(savedViews(), questionOf)
  if (question === null) return null
  return question.type === 'drop' ? (
    <DropDialog {...question} />
  ) : (
    <NameDialog key={question.draft.id} draft={question.draft} />
  )
}

const useOrder = () => {
  const actor = savedViews()
  return {
    busy: useSelector(actor, isOrdering),
    failure: useSelector(actor, failureOf),
    order: (order: Order) => actor.send({ type: 'order.given', order }),
    abandon: () => actor.send({ type: 'question.abandoned' }),
  }
}

const DropDialog = ({ view: { id, name, shared } }: Extract<Question, { type: 'drop' }>) => {
  const { t } = useTranslation(['list', 'common'])
  const errorText = useErrorText()
  const { busy, failure, order, abandon } = useOrder()
  const organisation = useSession(currentUser)!.organization.name
  return (
    <ConfirmDialog
      title={t('list:saved.deleteTitle')}
      question={t(shared ? 'list:saved.deleteShared' : 'list:saved.deleteOwn', { name, organisation })}
      confirmLabel={t('list:saved.deleteTitle')}
      intent="danger"
      busy={busy}
      onConfirm={() => order({ type: 'drop', id, name })}
      onCancel={abandon}
    >
      {failure !== null && <p role="alert">{errorText(failure)}</p>}
    </ConfirmDialog>
  )
}

const NameDialog = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation(['list', 'validation'])
  const classes = useStyles()
  const errorText = useErrorText()
  const { busy, failure, order, abandon } = useOrder()
  const organisation = useSession(currentUser)!.organization.name
  const [{ name, shared, pinned, tried }, set] = useState({ ...draft, tried: false })
  const isNew = draft.seen === 0
  const label = t('list:saved.name')
  const save = () => {
    set((before) => ({ ...before, tried: true }))
    if (name.trim()) order({ ...draft, type: 'save', name: name.trim(), shared, pinned })
  }
  const missing = tried && !name.trim() ? t('validation:required', { field: label }) : undefined
  return (
    <ConfirmDialog
      title={t(isNew ? 'list:saved.newTitle' : 'list:saved.editTitle')}
      confirmLabel={t(isNew ? 'list:saved.newTitle' : 'list:saved.editTitle')}
      busy={busy}
      onConfirm={save}
      onCancel={abandon}
    >
      <div className={classes.fields}>
        <FieldInput
          field={{ type: 'text', max: longestViewName, required: true }}
          name="name"
          label={label}
          value={name}
          error={missing ?? (failure === null ? undefined : errorText(failure))}
          onChange={(typed) => set((before) => ({ ...before, name: String(typed) }))}
        />
        <Checkbox
          label={t('list:saved.share', { organisation })}
          checked={shared}
          onChange={(_, data) => set((before) => ({ ...before, shared: data.checked === true }))}
        />
        {isNew && (
          <Checkbox
            label={t('list:saved.pinned')}
            checked={pinned}
            onChange={(_, data) => set((before) => ({ ...before, pinned: data.checked === true }))}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
