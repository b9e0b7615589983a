import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular, SearchRegular } from '@fluentui/react-icons'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { intents } from '../../ui/intents.ts'
import { useShortcut } from '../../ui/shortcuts/shortcuts.ts'
import { useSearchText } from '../../ui/useSearchText.ts'

const useStyles = makeStyles({
  root: { position: 'relative', flexGrow: 1, maxWidth: '420px', minWidth: '220px' },
  input: { width: '100%', '& input': { textOverflow: 'ellipsis' } },
  error: {
    margin: `${tokens.spacingVerticalXXS} 0 0`,
    color: intents.danger.ink,
    fontSize: tokens.fontSizeBase200,
  },
})

interface SearchBoxProps {
  /** What is searched for now. */
  search: string
  placeholder: string
  onSearch(search: string): void
}

/** Searches when the typing pauses or Enter is pressed; one or two characters are told to be too few instead. */
export const SearchBox = ({ search, placeholder, onSearch }: SearchBoxProps) => {
  const { t } = useTranslation(['list', 'common'])
  const classes = useStyles()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useShortcut('/', t('search.label'), () => input.current?.focus())
  const { typed, isRefused, type, submit, clear } = useSearchText(search, onSearch)
  return (
    <form
      role="search"
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Input
        ref={input}
        className={classes.input}
        aria-label={t('search.label')}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? id : undefined}
        placeholder={placeholder}
        value={typed}
        contentBefore={<SearchRegular />}
        contentAfter={
          typed ? (
            <Button
              appearance="transparent"
              size="small"
              icon={<DismissRegular />}
              aria-label={t('search.clear')}
              onClick={clear}
            />
          ) : undefined
        }
        onChange={(_, data) => type(data.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
      />
      <div role="alert" id={id}>
        {isRefused && <p className={classes.error}>{t('common:searchTooShort')}</p>}
      </div>
    </form>
  )
}
