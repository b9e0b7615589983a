import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular, SearchRegular } from '@fluentui/react-icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { isSearching, searchText } from '../../ui/layout/layout.view.ts'
import { layout, useLayoutState } from '../../ui/layout/layout.gateway.ts'
import { useSearchText } from '../../ui/useSearchText.ts'
import { target } from './measures.ts'

const useStyles = makeStyles({
  form: { display: 'flex', flexGrow: 1, minWidth: 0 },
  input: {
    flexGrow: 1,
    minWidth: 0,
    height: target,
    /** Closing the search empties it too. */
    '& ::-webkit-search-cancel-button': { display: 'none' },
  },
  close: { flexShrink: 0, minWidth: target, height: target },
  error: {
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorPaletteRedForeground1,
  },
})

/** What is searched for stands in the address, as on every list. */
export const SearchField = () => {
  const { t } = useTranslation()
  const classes = useStyles()
  const error = useId()
  const [params, setParams] = useSearchParams()
  const isAsked = useLayoutState(isSearching)
  const placeholder = t(useLayoutState(searchText))
  const search = (text: string) =>
    setParams(
      (others) => {
        const kept = [...others].filter(([name]) => !['search', 'after', 'before', 'page'].includes(name))
        return text ? [...kept, ['search', text]] : kept
      },
      { replace: true },
    )
  const { typed, isRefused, type, submit } = useSearchText(params.get('search') ?? '', search)
  const close = () => {
    search('')
    layout.send({ type: 'search.closed' })
  }
  return (
    <form
      className={classes.form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Input
        className={classes.input}
        type="search"
        autoFocus={isAsked}
        contentBefore={<SearchRegular />}
        value={typed}
        placeholder={placeholder}
        aria-label={placeholder}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? error : undefined}
        onChange={(_, data) => type(data.value)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <Button
        className={classes.close}
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={t('close')}
        onClick={close}
      />
      <div role="alert" id={error}>
        {isRefused && <p className={classes.error}>{t('searchTooShort')}</p>}
      </div>
    </form>
  )
}
