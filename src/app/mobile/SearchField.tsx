import { Button, Input, makeStyles } from '@fluentui/react-components'
import { DismissRegular, SearchRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { searchText } from '../../ui/layout/layout.view.ts'
import { layout, useLayoutState } from '../../ui/layout/layout.gateway.ts'
import { target } from './measures.ts'

const useStyles = makeStyles({
  form: { display: 'flex', flexGrow: 1, minWidth: 0 },
  input: { flexGrow: 1, minWidth: 0, height: target },
  close: { flexShrink: 0, minWidth: target, height: target },
})

/** What is searched for stands in the address, as on every list. */
export const SearchField = () => {
  const { t } = useTranslation()
  const classes = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const [params, setParams] = useSearchParams()
  const placeholder = t(useLayoutState(searchText))
  const search = (text: string) =>
    setParams(
      (others) => {
        const kept = [...others].filter(([name]) => !['search', 'after', 'before', 'page'].includes(name))
        return text ? [...kept, ['search', text]] : kept
      },
      { replace: true },
    )
  const close = () => layout.send({ type: 'search.closed' })
  return (
    <form
      className={classes.form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        search(input.current!.value.trim())
      }}
    >
      <Input
        className={classes.input}
        input={{ ref: input }}
        type="search"
        autoFocus
        contentBefore={<SearchRegular />}
        defaultValue={params.get('search') ?? ''}
        placeholder={placeholder}
        aria-label={placeholder}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <Button
        className={classes.close}
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={t('close')}
        onClick={() => {
          search('')
          close()
        }}
      />
    </form>
  )
}
