/** How somebody pays by the gateway (B200); apart from what is asked of it, since lists show it. */
export const paymentMethods = ['VIRTUAL_ACCOUNT', 'QR_CODE', 'E_WALLET', 'RETAIL'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
