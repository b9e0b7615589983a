/** What a finger needs, in px. */
export const target = '44px'
