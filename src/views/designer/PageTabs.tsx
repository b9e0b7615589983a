import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { BranchForkRegular } from '@fluentui/react-icons'
import { memo, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormPage } from '../../shared/forms/definition.ts'
import { keyOf } from '../../shared/forms/walk.ts'
import { useName } from './design.ts'
import { usePartDrag } from './useDrag.ts'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    gap: tokens.spacingHorizontalXS,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    padding: '3px',
    margin: '-3px',
  },
  tab: {
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    maxWidth: '220px',
    minHeight: '36px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  shown: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    borderTopColor: tokens.colorCompoundBrandStroke,
    borderRightColor: tokens.colorCompoundBrandStroke,
    borderBottomColor: tokens.colorCompoundBrandStroke,
    borderLeftColor: tokens.colorCompoundBrandStroke,
  },
  over: { outline: `2px solid ${tokens.colorCompoundBrandStroke}` },
  number: { fontVariantNumeric: 'tabular-nums', opacity: 0.8 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

interface PageTabProps {
  page: FormPage
  number: number
  isShown: boolean
  onChoose(key: string): void
}

const PageTab = memo(({ page, number, isShown, onChoose }: PageTabProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const nameOf = useName()
  const key = keyOf(page)
  const { setElement, edge } = usePartDrag(key, { holds: true, isPage: true })
  return (
    <button
      ref={setElement}
      type="button"
      role="tab"
      aria-selected={isShown}
      aria-controls="designed-page"
      tabIndex={isShown ? 0 : -1}
      className={mergeClasses(classes.tab, isShown && classes.shown, edge !== null && classes.over)}
      onClick={() => onChoose(key)}
    >
      <span className={classes.number}>{number}</span>
      <span className={classes.name}>{nameOf(page)}</span>
      {page.visible && <BranchForkRegular aria-label={t('marks.visibleWhen')} />}
    </button>
  )
})

interface PageTabsProps {
  pages: readonly FormPage[]
  shown: string
  onChoose(key: string): void
}

/** The pages of the form; what is dropped onto one comes to its end. */
export const PageTabs = ({ pages, shown, onChoose }: PageTabsProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const to = tabs.at((tabs.indexOf(document.activeElement as HTMLElement) + (by ?? 0)) % tabs.length)
    if (!by || event.altKey || !to) return
    event.preventDefault()
    to.focus()
  }
  return (
    <div role="tablist" tabIndex={-1} aria-label={t('canvas.pages')} className={classes.list} onKeyDown={step}>
      {pages.map((page, index) => (
        <PageTab key={page.id} page={page} number={index + 1} isShown={keyOf(page) === shown} onChoose={onChoose} />
      ))}
    </div>
  )
}
