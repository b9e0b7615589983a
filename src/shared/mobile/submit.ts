/** The dearest thing that is insured on a phone, inclusive; minor units, of which rupiahs have no smaller. */
export const mobileMaximumPrice = 65_000_000

/** Whether what was filled in on the mobile layout may be submitted; amounts in minor units. */
export const maySubmit = ({ isValid, premium, price }: { isValid: boolean; premium: number; price: number }): boolean =>
  isValid && premium !== 0 && price <= mobileMaximumPrice
