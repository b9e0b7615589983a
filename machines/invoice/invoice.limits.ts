/** Days within which an invoice is to be paid, by the name of the delay. */
export const limits = { paymentLimit: 1 } as const
