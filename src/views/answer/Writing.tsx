import { Button, Field, Input, Textarea } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfferedAnswer } from '../../shared/endpoints/answers/inquiry.ts'
import { useDangerButton } from '../../ui/dangerButton.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { useFormStyles } from '../account/form.styles.ts'

interface WritingProps extends NonNullable<OfferedAnswer['written']> {
  isDanger: boolean
  action: string
  busy: boolean
  describedBy: string
  onWritten: (text: string) => void
}

/** An answer in one's own words. */
export const Writing = ({
  label,
  max,
  isLine,
  first,
  isDanger,
  action,
  busy,
  describedBy,
  onWritten,
}: WritingProps) => {
  const { t } = useTranslation('validation')
  const [classes, danger] = [useFormStyles(), useDangerButton()]
  const [written, setWritten] = useState(first)
  const text = written.trim()
  const tooLong = text.length > max ? t('maxLength', { field: label, num: max }) : undefined
  const wrong = text ? tooLong : t('required', { field: label })
  const { form, onSubmit, message } = useForm({ text: wrong }, () => onWritten(text))
  const input = {
    name: 'text',
    size: 'large',
    readOnly: busy,
    value: written,
    onChange: (_: unknown, { value }: { value: string }) => setWritten(value),
  } as const
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={onSubmit}>
      <Field label={label} required validationMessage={message('text')}>
        {isLine ? <Input {...input} /> : <Textarea rows={6} resize="vertical" {...input} />}
      </Field>
      <Button
        type="submit"
        appearance={isDanger ? 'secondary' : 'primary'}
        className={isDanger ? danger.outlined : undefined}
        size="large"
        disabledFocusable={busy}
        aria-describedby={describedBy}
      >
        {action}
      </Button>
    </form>
  )
}
