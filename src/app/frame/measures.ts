import { chrome } from '../../ui/chrome.ts'

export const topBarHeight = 60
/** Of the mobile layout's bar. */
export const headerHeight = 56
export const drawerWidth = 250

/** Across the head of the window, in the organisation's colour. */
export const topLine = `inset 0 3px 0 ${chrome.line}`

/** Where there is no room for the drawer beside the page. */
export const narrow = '@media (max-width: 1023px)'
