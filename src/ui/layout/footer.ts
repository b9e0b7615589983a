import type { FooterButton, FooterTemplate } from './layout.types.ts'

/** The buttons of a foot; a way to pay is closed only where that is said. */
export const footerButtons = (template: FooterTemplate | null): { id: FooterButton; isDisabled: boolean }[] => {
  if (template?.kind === 'oneButton') return [{ id: 'single', isDisabled: template.isDisabled === true }]
  if (template?.kind !== 'twoButtons') return []
  return [
    { id: 'payToCashier', isDisabled: template.payWithCash === false },
    { id: 'sendPaymentLink', isDisabled: template.payWithLink === false },
  ]
}
