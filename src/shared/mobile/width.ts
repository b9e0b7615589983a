/** Below this width, in px, the mobile layout begins. */
export const mobileWidth = 768

/** Holds where the mobile layout is. */
export const mobileMedia = `(max-width: ${mobileWidth - 1}px)`
