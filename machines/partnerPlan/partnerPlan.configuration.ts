/** What a partner's product may be configured by; each product category asks for some of it. */
export const configuration = [
  'waitingDays',
  'minimumAge',
  'maximumAge',
  'excess',
  'payWithCash',
  'payWithLink',
  'withBuyBackProgram',
] as const
