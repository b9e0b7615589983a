/** Slugs, as organisations have them. */
export const lines = [
  'gadget',
  'goods',
  'micro-health',
  'logistic',
  'bus',
  'train',
  'flight',
  'travel',
  'credit-life',
] as const
