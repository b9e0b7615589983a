import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular, SearchRegular } from '@fluentui/react-icons'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searchMinimum } from '../../shared/endpoints/paging.ts'
import { intents } from '../../ui/intents.ts'

const useStyles = makeStyles({
  root: { position: 'relative', flexGrow: 1, maxWidth: '420px', minWidth: '220px' },
  input: { width: '100%', '& input': { textOverflow: 'ellipsis' } },
  error: {
    margin: `${tokens.spacingVerticalXXS} 0 0`,
    color: intents.danger.ink,
    fontSize: tokens.fontSizeBase200,
  },
})

const pause = 400

const isTooShort = (text: string) => text.length > 0 && text.length < searchMinimum

interface SearchBoxProps {
  /** What is searched for now. */
  search: string
  placeholder: string
  onSearch(search: string): void
}

/** Searches when the typing pauses or Enter is pressed; one or two characters are told to be too few instead. */
export const SearchBox = ({ search, placeholder, onSearch }: SearchBoxProps) => {
  const { t } = useTranslation('list')
  const classes = useStyles()
  const id = useId()
  const [typed, setTyped] = useState(search)
  /** What the typing paused at. */
  const [settled, setSettled] = useState(search)
  const [shown, setShown] = useState(search)
  if (shown !== search) {
    setShown(search)
    setTyped(search)
    setSettled(search)
  }

  useEffect(() => {
    if (typed === settled) return
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, settled])
  const wanted = settled.trim()
  const searchFor = useEffectEvent((text: string) => {
    if (!isTooShort(text) && text !== search) onSearch(text)
  })
  useEffect(() => searchFor(wanted), [wanted])

  const refused = isTooShort(wanted)
  const clear = () => {
    setTyped('')
    setSettled('')
  }
  return (
    <form
      role="search"
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault()
        setSettled(typed)
      }}
    >
      <Input
        className={classes.input}
        aria-label={t('search.label')}
        aria-invalid={refused}
        aria-describedby={refused ? id : undefined}
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
        onChange={(_, data) => setTyped(data.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
      />
      <div role="alert" id={id}>
        {refused && <p className={classes.error}>{t('search.tooShort')}</p>}
      </div>
    </form>
  )
}
