import { Input, makeStyles, Tag, TagGroup, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type InputProps, listOf } from './input.ts'
import { Together } from './Together.tsx'
import { useUntaken } from './untaken.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS },
  tags: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
})

const separators = /[\s,;]+/

/** Several addresses: each is taken when it is followed by a comma or the Enter key, or left; a list of them may be pasted. */
const EmailsInput = (props: InputProps) => {
  const { name, label, value, disabled, onChange, onBlur } = props
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const [text, write] = useUntaken(name)
  const emails = listOf<string>(value)
  const take = (typed: string) => {
    const added = typed.split(separators).filter(Boolean)
    if (added.length > 0) onChange([...new Set([...emails, ...added])])
    write('')
  }
  return (
    <Together {...props} className={classes.root}>
      {(control) => (
        <>
          {emails.length > 0 && (
            <TagGroup
              className={classes.tags}
              aria-label={label}
              disabled={disabled}
              onDismiss={(_, { value: gone }) => {
                onChange(emails.filter((email) => email !== gone))
                input.current?.focus()
              }}
            >
              {emails.map((email) => (
                <Tag
                  key={email}
                  value={email}
                  size="small"
                  shape="circular"
                  dismissible
                  dismissIcon={{ 'aria-label': t('fields.remove') }}
                >
                  {email}
                </Tag>
              ))}
            </TagGroup>
          )}
          <Input
            {...control}
            ref={input}
            name={name}
            disabled={disabled}
            inputMode="email"
            autoComplete="off"
            value={text}
            onChange={(_, data) => (separators.test(data.value) ? take(data.value) : write(data.value))}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && text) {
                event.preventDefault()
                take(text)
              } else if (event.key === 'Backspace' && text === '' && emails.length > 0) onChange(emails.slice(0, -1))
            }}
            onBlur={() => {
              take(text)
              onBlur?.()
            }}
          />
        </>
      )}
    </Together>
  )
}

export default EmailsInput
