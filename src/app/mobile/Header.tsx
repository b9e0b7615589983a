import { makeStyles, tokens } from '@fluentui/react-components'
import type { RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import { hasBackArrow, isSearchable, isSearching, rightIcon } from '../../ui/layout/layout.view.ts'
import { useLayoutState } from '../../ui/layout/layout.gateway.ts'
import { useShownTitle } from '../../ui/pageTitle.ts'
import { LazyBell } from '../bell/LazyBell.tsx'
import { BackArrow } from './BackArrow.tsx'
import { HeaderIcon } from './HeaderIcon.tsx'
import { HeaderLogo } from './HeaderLogo.tsx'
import { headerHeight, topLine } from '../frame/measures.ts'
import { SearchButton } from './SearchButton.tsx'
import { SearchField } from './SearchField.tsx'
import { saidOnly } from '../../ui/saidOnly.ts'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: tokens.spacingHorizontalXS,
    boxSizing: 'border-box',
    height: `${headerHeight}px`,
    paddingInline: tokens.spacingHorizontalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: topLine,
  },
  title: {
    flexGrow: 1,
    minWidth: 0,
    margin: `0 ${tokens.spacingHorizontalS}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  hidden: saidOnly,
})

/** Back arrow, logo, title, search, and an icon of the page's own, as the layout says. */
export const Header = ({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) => {
  const classes = useStyles()
  const [params] = useSearchParams()
  const searchable = useLayoutState(isSearchable)
  const searching = useLayoutState(isSearching) || (searchable && params.has('search'))
  const back = useLayoutState(hasBackArrow)
  const icon = useLayoutState(rightIcon)
  return (
    <header className={classes.root} data-screen>
      {back && <BackArrow />}
      {!searching && <HeaderLogo />}
      <h1 ref={heading} className={searching ? classes.hidden : classes.title} tabIndex={-1}>
        {useShownTitle()}
      </h1>
      {searching ? <SearchField /> : searchable && <SearchButton />}
      {!searching && <LazyBell />}
      {icon && !searching && <HeaderIcon icon={icon} />}
    </header>
  )
}
