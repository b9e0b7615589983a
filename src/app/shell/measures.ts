export const topBarHeight = 60
export const drawerWidth = 250

/** Below this width, in px, the mobile layout begins. */
export const mobileWidth = 768

export const narrow = `@media (max-width: ${mobileWidth - 1}px)`
