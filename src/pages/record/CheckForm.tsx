import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowSchema } from '../../../machines/fields/schema.ts'
import type { Area, Check } from '../../shared/area/types.ts'
import { check as checked } from '../../shared/validation/fieldErrors.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useErrorText } from '../errorText.ts'
import type { Values } from '../form/form.types.ts'
import { connectedAsking } from './asking.gateway.ts'
import { answerOf, failureOf, isAsking } from './asking.view.ts'

const useStyles = makeStyles({ form: { display: 'grid', gap: tokens.spacingVerticalM, justifyItems: 'start' } })

interface CheckFormProps {
  area: Area
  /** Of the record that is asked about. */
  id: string
  name: string
  check: Check
}

/** Asks one of the area's questions about a record, and shows the answer. */
export const CheckForm = ({ area, id, name, check }: CheckFormProps) => {
  const { t } = useTranslation([area.name, 'validation', 'record'])
  const classes = useStyles()
  const errorText = useErrorText()
  const words = `${area.name}:checks.${name}`
  const [machine] = useState(() => connectedAsking(area, name, id))
  const actor = useActorRef(machine)
  const answer = useSelector(actor, answerOf)
  const failure = useSelector(actor, failureOf)
  const asking = useSelector(actor, isAsking)
  const schema = useMemo(() => rowSchema(check.input), [check])
  const [values, setValues] = useState<Values>({})
  const result = checked(schema, values)
  const problems = Object.fromEntries(
    (result.ok ? [] : result.fields).map(({ path, key, values: told }) => [
      path,
      t(key, { field: t(`${words}.fields.${path}`), ...told }),
    ]),
  )
  const { form, onSubmit, message } = useForm(problems, () => {
    if (result.ok) actor.send({ type: 'check.asked', input: result.value })
  })
  const type = (field: string, value: unknown) => {
    setValues({ ...values, [field]: value })
    actor.send({ type: 'input.typed' })
  }
  return (
    <Panel title={t(`${words}.title`)}>
      <form ref={form} noValidate className={classes.form} onSubmit={onSubmit}>
        {Object.entries(check.input).map(([field, declared]) => {
          const label = t(`${words}.fields.${field}`)
          return (
            <FieldInput
              key={field}
              field={declared}
              name={field}
              label={label}
              value={values[field] ?? ''}
              error={message(field)}
              onChange={(value) => type(field, value)}
            />
          )
        })}
        <Button type="submit" disabledFocusable={asking}>
          {t(`${words}.submit`)}
        </Button>
        <div role="status">
          {answer && (
            <MessageBar intent={answer.valid ? 'success' : 'error'} layout="multiline">
              <MessageBarBody>
                {answer.valid ? t(`${words}.valid`) : t(`${words}.reasons.${answer.reason}`)}
              </MessageBarBody>
            </MessageBar>
          )}
          {failure !== null && (
            <MessageBar intent="error" layout="multiline">
              <MessageBarBody>{`${t('record:checkFailed')} ${errorText(failure)}`}</MessageBarBody>
            </MessageBar>
          )}
        </div>
      </form>
    </Panel>
  )
}
