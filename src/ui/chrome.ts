/** An organisation's colour, for what says where one is and whose place it is; what means something has the product's own colours. */
export const chrome = {
  /** White reads on it. */
  ground: 'var(--chromeGround)',
  tint: 'var(--chromeTint)',
  /** Reads on the tint and on the page. */
  ink: 'var(--chromeInk)',
  line: 'var(--chromeLine)',
} as const

/** The chrome's values in a theme, by the names that a page knows them by. */
export type Chrome = Record<`chrome${Capitalize<keyof typeof chrome>}`, string>
