import { SearchBox, makeStyles, tokens } from '@fluentui/react-components'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  found: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
})

interface SearchFieldProps {
  typed: string
  /** Of what was found, which one is shown, from one on; and how many there are. */
  at: number
  count: number
  onType(text: string): void
  onStep(by: 1 | -1): void
}

/** Looks for states and transitions of the drawing; Enter leads to the next, with Shift to the one before. */
export const SearchField = ({ typed, at, count, onType, onStep }: SearchFieldProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || count === 0) return
    event.preventDefault()
    onStep(event.shiftKey ? -1 : 1)
  }
  const found = count === 0 ? t('diagram.notFound') : t('diagram.found', { at, count })
  return (
    <div className={classes.root}>
      <SearchBox
        value={typed}
        placeholder={t('diagram.search')}
        aria-label={t('diagram.search')}
        onChange={(_, { value }) => onType(value)}
        onKeyDown={press}
      />
      <span className={classes.found} role="status">
        {typed.trim() !== '' && found}
      </span>
    </div>
  )
}
