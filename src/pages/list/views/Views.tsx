import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../data/key.ts'
import type { Area } from '../../../shared/area/types.ts'
import type { SavedView } from '../../../shared/endpoints/answers/views.ts'
import { type ListQuery, readQuery, savedAddress } from '../../../shared/endpoints/listQuery.ts'
import type { ShownLook } from '../useLook.ts'
import { savedViews } from './savedViews.ts'
import type { OpenView } from './useOpenView.ts'
import { ViewDialogs } from './ViewDialogs.tsx'
import { ViewRow } from './ViewRow.tsx'
import { isUnread } from './views.view.ts'
import type { Question } from './views.types.ts'
import { PanelPopover, type PanelPlace } from '../../../ui/PanelPopover.tsx'

const useStyles = makeStyles({
  surface: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    width: '400px',
  },
  head: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { listStyleType: 'none', margin: `${tokens.spacingVerticalXS} 0 0`, padding: 0 },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
  changed: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

export interface ViewsProps extends PanelPlace {
  area: Area
  query: ListQuery
  look: ShownLook
  opened: OpenView
  onTurn(query: ListQuery, how?: 'replace'): void
}

/** The saved views of a list: opened, saved, shared, put among the tabs. */
const Views = ({ area, query, look, opened: { views, view, isTurned }, onTurn, ...place }: ViewsProps) => {
  const { t } = useTranslation('list')
  const classes = useStyles()
  const actor = savedViews()
  const unread = useSelector(actor, isUnread)
  const shown = { list: area.id, address: savedAddress(area, query), look: look.look }
  const saved = useEffectEvent((id: string, isNew: boolean) => {
    if (id === view?.id) look.choose(null)
    if (isNew) onTurn({ ...query, view: id }, 'replace')
  })
  useEffect(() => {
    const subscription = actor.on('done', ({ order }) => {
      if (order.type === 'save') saved(order.id, order.seen === 0)
    })
    return () => subscription.unsubscribe()
  }, [actor])
  const ask = (question: Question) => {
    place.onClose()
    actor.send({ type: 'question.begun', question })
  }
  const back = () => {
    look.choose(null)
    onTurn({ ...readQuery(area, new URLSearchParams(view!.address)), view: view!.id })
    place.onClose()
  }
  const update = () => {
    const { revision, ...kept } = view!
    actor.send({ type: 'order.given', order: { type: 'save', ...kept, ...shown, seen: revision } })
  }
  const listOf = (title: string, some: readonly SavedView[]) =>
    some.length > 0 && (
      <section>
        <h2 className={classes.head}>{title}</h2>
        <ul className={classes.list}>
          {some.map((one) => (
            <ViewRow
              key={one.id}
              area={area}
              view={one}
              isOpen={one.id === view?.id}
              onOpened={place.onClose}
              onAsk={ask}
            />
          ))}
        </ul>
      </section>
    )
  return (
    <>
      <PanelPopover {...place} align="end" label={t('saved.title')} className={classes.surface}>
        {view && (isTurned || look.isOwn) && (
          <div className={classes.changed}>
            {t('saved.changedText')}
            <div className={classes.buttons}>
              {view.mayChange && (
                <Button size="small" appearance="primary" onClick={update}>
                  {t('saved.update')}
                </Button>
              )}
              <Button size="small" onClick={back}>
                {t('saved.back')}
              </Button>
            </div>
          </div>
        )}
        {unread && <p role="alert">{t('saved.unread')}</p>}
        {views?.length === 0 && <p className={classes.hint}>{t('saved.none')}</p>}
        {listOf(t('saved.own'), views?.filter(({ shared }) => !shared) ?? [])}
        {listOf(t('saved.sharedHead'), views?.filter(({ shared }) => shared) ?? [])}
        <div>
          <Button
            appearance={view ? 'secondary' : 'primary'}
            onClick={() =>
              ask({ type: 'name', draft: { ...shown, id: newId(), name: '', shared: false, pinned: true, seen: 0 } })
            }
          >
            {t('saved.save')}
          </Button>
        </div>
      </PanelPopover>
      <ViewDialogs />
    </>
  )
}

export default Views
