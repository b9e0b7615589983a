import type { Maker } from '../plainRows.ts'

/** Claims of several lines get forms of their own; that for help on the road has no live version yet. */
export const claimFormRows: Maker = (_, of) => {
  const formOf = (code: string) => of('form_management').find((form) => form['code'] === code)?.['id']
  const categoryOf = (slug: string) => of('insurance_category').find((one) => one['slug'] === slug)?.['id'] ?? null
  const [partner] = of('partner')
  const named = [
    { name: 'Motor claims', form: formOf('MOTOR-CLAIM'), category: categoryOf('motor-vehicle') },
    { name: 'Motor claims by the partner', form: formOf('MOTOR-CLAIM'), partner: partner?.['id'] ?? null },
    { name: 'Thefts', form: formOf('MOTOR-CLAIM'), claimType: 'THEFT' },
    { name: 'Help on the road', form: formOf('ROADSIDE'), category: categoryOf('bus') },
    { name: 'Travel delays', form: formOf('TRAVEL-DELAY'), category: categoryOf('travel') },
    { name: 'Telephones', form: formOf('PHONE-CLAIM'), category: categoryOf('gadget') },
    { name: 'Days in hospital', form: formOf('HOSPITAL-CASH'), category: categoryOf('micro-health') },
    { name: 'Deaths of borrowers', form: formOf('DEATH-CLAIM'), category: categoryOf('credit-life') },
    { name: 'Health declarations', form: formOf('HEALTH-DECLARATION'), claimType: 'HEALTH' },
  ]
  return named
    .filter(({ form }) => form)
    .map((one) => ({
      partner: null,
      insurer: null,
      category: null,
      claimType: null,
      ...one,
      validFrom: '2026-01-01',
      validUntil: null,
    }))
}
