export const topBarHeight = 60
/** Of the mobile layout's bar. */
export const headerHeight = 56
export const drawerWidth = 250

/** Where there is no room for the drawer beside the page. */
export const narrow = '@media (max-width: 1023px)'
