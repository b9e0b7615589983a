export const topBarHeight = 60
/** Of the mobile layout's bar. */
export const headerHeight = 56
export const drawerWidth = 250

/** Of the bar at the foot of the mobile layout. */
export const barHeight = 60

/** Holds where there is no room for the drawer beside the page. */
export const narrowMedia = '(max-width: 1023px)'
export const narrow = `@media ${narrowMedia}`
