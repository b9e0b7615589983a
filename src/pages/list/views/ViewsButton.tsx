import { Button, makeStyles } from '@fluentui/react-components'
import { BookmarkRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { withWords } from '../../../data/language.ts'
import { Suspense, lazy } from 'react'
import { usePanel } from '../../../ui/usePanel.ts'
import { savedViews } from './savedViews.ts'
import type { ViewsProps } from './Views.tsx'

const useStyles = makeStyles({
  name: { maxWidth: '18ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

const Views = lazy(withWords(() => import('./Views.tsx'), ['validation']))

/** Opens the saved views of a list; named after the one that is shown. */
export const ViewsButton = (props: Pick<ViewsProps, 'area' | 'query' | 'look' | 'opened' | 'onTurn'>) => {
  const { t } = useTranslation('list')
  const classes = useStyles()
  const panel = usePanel()
  const { view, isTurned } = props.opened
  const name = view?.name ?? ''
  const open: typeof panel.toggle = (event) => {
    if (!panel.open) savedViews().send({ type: 'views.wanted' })
    panel.toggle(event)
  }
  return (
    <>
      <Button
        icon={<BookmarkRegular />}
        title={view?.name}
        aria-haspopup="dialog"
        aria-expanded={panel.open}
        onClick={open}
      >
        <span className={classes.name}>
          {!view ? t('saved.button') : isTurned || props.look.isOwn ? t('saved.changed', { name }) : name}
        </span>
      </Button>
      <Suspense>{panel.target && <Views {...props} {...panel.panel} />}</Suspense>
    </>
  )
}
