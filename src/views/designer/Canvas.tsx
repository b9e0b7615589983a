import { makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { memo, useEffectEvent, useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { keyOf } from '../../shared/forms/walk.ts'
import { useDesign, useName } from './design.ts'
import { definitionOf, placeOfWay, selectedKey, shownPage } from './designer.view.ts'
import { chosenBy, moves } from './keyed.ts'
import { PageTabs } from './PageTabs.tsx'
import { PartCard, partId } from './PartCard.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', alignContent: 'start', gap: tokens.spacingVerticalM },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

const partAt = (target: EventTarget): string | null =>
  (target as Element).closest('[data-part]')?.getAttribute('data-part') ?? null

/** The page that is designed, gone through by arrows as a tree. */
export const Canvas = memo(({ onOpen }: { onOpen(): void }) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const nameOf = useName()
  const hint = useId()
  const { actor } = useDesign()
  const page = useSelector(actor, shownPage)
  const pages = useSelector(actor, definitionOf).pages
  const selected = useSelector(actor, selectedKey)
  const isFocusWanted = useRef(false)
  const hadFocus = useRef(false)
  const focusChosen = useEffectEvent(() => {
    const isLost = hadFocus.current && document.activeElement === document.body
    if (!isFocusWanted.current && !isLost) return
    isFocusWanted.current = false
    document.getElementById(partId(selected))?.focus()
  })
  useLayoutEffect(() => focusChosen(), [selected, page])
  const choose = (key: string) => {
    isFocusWanted.current = key !== selected
    actor.send({ type: 'item.selected', key })
  }
  const click = ({ target }: MouseEvent) => {
    const key = partAt(target)
    if (key) choose(key)
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const before = actor.getSnapshot()
    if (event.altKey) {
      const way = moves[event.key]
      if (!way) return
      event.preventDefault()
      const to = placeOfWay(before, way)
      isFocusWanted.current = to !== null
      if (to) actor.send({ type: 'item.moved', key: selected, to })
      return
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      onOpen()
      return
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      isFocusWanted.current = before.can({ type: 'item.removed', key: selected })
      actor.send({ type: 'item.removed', key: selected })
      return
    }
    const next = chosenBy(before.context.definition, selected, event.key)
    if (next === null) return
    event.preventDefault()
    choose(next)
  }
  return (
    <div className={classes.root}>
      <PageTabs pages={pages} shown={keyOf(page)} onChoose={(key) => actor.send({ type: 'item.selected', key })} />
      <div
        id="designed-page"
        role="tree"
        tabIndex={-1}
        aria-label={t('canvas.label', { page: nameOf(page) })}
        aria-describedby={hint}
        onClick={click}
        onDoubleClick={onOpen}
        onKeyDown={press}
        onFocus={() => {
          hadFocus.current = true
        }}
        onBlur={({ relatedTarget }) => {
          // Without one what had it is gone.
          hadFocus.current = relatedTarget === null
        }}
      >
        <PartCard key={keyOf(page)} part={page} level={1} />
      </div>
      <p id={hint} className={classes.hint}>
        {t('canvas.keys')}
      </p>
    </div>
  )
})
