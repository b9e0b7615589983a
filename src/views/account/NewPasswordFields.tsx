import { Field } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { PasswordRule } from './PasswordRule.tsx'
import type { NewPassword } from './newPassword.ts'

interface NewPasswordFieldsProps {
  typed: NewPassword
  onType(typed: NewPassword): void
  message(name: string): string | undefined
  /** What the server has against it. */
  failure?: string
  autoFocus?: boolean
}

export const NewPasswordFields = ({ typed, onType, message, failure, autoFocus }: NewPasswordFieldsProps) => {
  const { t } = useTranslation('credentials')
  return (
    <>
      <Field label={t('password.new')} validationMessage={message('password') ?? failure}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          autoFocus={autoFocus}
          value={typed.password}
          onChange={(_, { value }) => onType({ ...typed, password: value })}
        />
      </Field>
      <PasswordRule password={typed.password} />
      <Field label={t('password.confirm')} validationMessage={message('confirmation')}>
        <PasswordInput
          name="confirmation"
          autoComplete="new-password"
          value={typed.confirmation}
          onChange={(_, { value }) => onType({ ...typed, confirmation: value })}
        />
      </Field>
    </>
  )
}
