import { Button, makeStyles } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { searchText } from '../../ui/layout/layout.view.ts'
import { layout, useLayoutState } from '../../ui/layout/layout.gateway.ts'
import { target } from './measures.ts'

const useStyles = makeStyles({ root: { flexShrink: 0, minWidth: target, height: target } })

export const SearchButton = () => {
  const { t } = useTranslation()
  return (
    <Button
      className={useStyles().root}
      appearance="subtle"
      icon={<SearchRegular />}
      aria-label={t(useLayoutState(searchText))}
      onClick={() => layout.send({ type: 'search.opened' })}
    />
  )
}
