import { chrome } from '../../ui/chrome.ts'

export const topBarHeight = 60
/** Of the mobile layout's bar. */
export const headerHeight = 56
export const drawerWidth = 250

/** Of the bar at the foot of the mobile layout. */
export const barHeight = 60

/** Across the head of the window, in the organisation's colour. */
export const topLine = `inset 0 3px 0 ${chrome.line}`

/** Holds where there is no room for the drawer beside the page. */
export const narrowMedia = '(max-width: 1023px)'
export const narrow = `@media ${narrowMedia}`
