import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useDesign, useName } from './design.ts'
import { definitionOf, openQuestion } from './designer.view.ts'
import { standOf } from './edit.ts'

/** Asks before something goes whose answer others ask for, and names them. */
export const RemovalQuestion = () => {
  const { t } = useTranslation('designer')
  const nameOf = useName()
  const { actor } = useDesign()
  const question = useSelector(actor, openQuestion)
  const definition = useSelector(actor, definitionOf)
  if (!question) return null
  const called = (key: string) => {
    const part = standOf(definition, key)?.part
    return part ? nameOf(part) : key
  }
  const name = called(question.key)
  return (
    <ConfirmDialog
      intent="danger"
      title={t('removal.title', { name })}
      question={t('removal.question', { count: question.references.length })}
      confirmLabel={t('removal.confirm')}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onCancel={() => actor.send({ type: 'removal.declined' })}
    >
      <ul>
        {question.references.map(({ from, to, use }) => (
          <li key={`${from} ${to} ${use}`}>
            {called(from)}: {t(`uses.${use}`)}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
