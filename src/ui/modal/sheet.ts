import { tokens } from '@fluentui/react-components'

/** What stands at the foot of the window, over the page: as wide as that, and above a keyboard that covers it. */
export const sheet = {
  inset: 'auto 0 var(--keyboard-height, 0px)',
  width: '100%',
  maxWidth: '640px',
  maxHeight: 'calc(100dvh - var(--keyboard-height, 0px))',
  margin: '0 auto',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderRadius: `${tokens.borderRadiusXLarge} ${tokens.borderRadiusXLarge} 0 0`,
} as const
