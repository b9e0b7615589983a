import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { looks } from '../looks.ts'

const useStyles = makeStyles({
  list: {
    ...looks.tabs,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
  },
  tab: {
    ...looks.tab,
    gap: tokens.spacingHorizontalSNudge,
    border: 'none',
    borderBottom: '3px solid transparent',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1, borderBottomColor: tokens.colorNeutralStroke1Hover },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
      borderRadius: tokens.borderRadiusMedium,
    },
  },
  chosen: {
    ...looks.chosenTab,
    borderBottomColor: tokens.colorCompoundBrandStroke,
    ':hover': { borderBottomColor: tokens.colorCompoundBrandStroke },
  },
  within: { paddingInlineStart: tokens.spacingHorizontalM, backgroundColor: tokens.colorNeutralBackground2 },
  small: { minHeight: '36px', fontSize: tokens.fontSizeBase200 },
  count: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
})

export interface TabItem {
  /** null is the tab of everything. */
  id: string | null
  label: string
  count?: string
  icon?: ReactNode
}

interface TabsProps {
  label: string
  /** Id of the element whose content the tabs change. */
  panel: string
  tabs: readonly TabItem[]
  chosen: string | null
  onChoose(id: string | null): void
  className?: string
  /** They divide what another tab shows. */
  isWithin?: boolean
}

const steps: Record<string, (at: number, length: number) => number> = {
  ArrowRight: (at, length) => (at + 1) % length,
  ArrowLeft: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
}

/** Arrow keys, Home and End move among the tabs; Enter and Space choose. The chosen one is in view where not all are. */
export const Tabs = ({ label, panel, tabs, chosen, onChoose, className, isWithin = false }: TabsProps) => {
  const classes = useStyles()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = list.current!
    const tab = shown.querySelector<HTMLElement>('[aria-selected=true]')
    if (tab) shown.scrollLeft = tab.offsetLeft - shown.offsetLeft - (shown.clientWidth - tab.offsetWidth) / 2
  }, [chosen, tabs.length])
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const to = steps[event.key]?.(all.indexOf(document.activeElement as HTMLElement), all.length)
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={mergeClasses(classes.list, isWithin && classes.within, className)}
      onKeyDown={step}
    >
      {tabs.map(({ id, label: text, count, icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          aria-controls={panel}
          tabIndex={id === chosen ? 0 : -1}
          className={mergeClasses(classes.tab, isWithin && classes.small, id === chosen && classes.chosen)}
          onClick={() => onChoose(id)}
        >
          {icon}
          {text}
          {count !== undefined && <span className={classes.count}>{count}</span>}
        </button>
      ))}
    </div>
  )
}
