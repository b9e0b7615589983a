import { Button, Field, Textarea } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../ui/form/useForm.ts'
import { useFormStyles } from '../account/form.styles.ts'

interface WritingProps {
  label: string
  max: number
  action: string
  busy: boolean
  describedBy: string
  onWritten: (text: string) => void
}

/** An answer in one's own words. */
export const Writing = ({ label, max, action, busy, describedBy, onWritten }: WritingProps) => {
  const { t } = useTranslation('validation')
  const classes = useFormStyles()
  const [written, setWritten] = useState('')
  const text = written.trim()
  const tooLong = text.length > max ? t('maxLength', { field: label, num: max }) : undefined
  const wrong = text ? tooLong : t('required', { field: label })
  const { form, onSubmit, message } = useForm({ text: wrong }, () => onWritten(text))
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={onSubmit}>
      <Field label={label} required validationMessage={message('text')}>
        <Textarea
          name="text"
          size="large"
          rows={6}
          resize="vertical"
          readOnly={busy}
          value={written}
          onChange={(_, { value }) => setWritten(value)}
        />
      </Field>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={busy} aria-describedby={describedBy}>
        {action}
      </Button>
    </form>
  )
}
