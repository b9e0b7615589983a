export const barHeight = 60
/** What a finger needs, in px. */
export const target = '44px'
