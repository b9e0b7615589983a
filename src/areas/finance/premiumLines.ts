/** The lines whose premiums come in here and go on to insurers. */
export const premiumLines = ['TRAIN', 'BUS', 'CREDIT_LIFE'] as const
export type PremiumLine = (typeof premiumLines)[number]
