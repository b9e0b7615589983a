/** What is asked of who works with the products of partners. */
export const partnerPlanPermissions = {
  begin: 'partner.addPartnerProduct',
  edit: 'partner.updatePartnerProduct',
  submit: 'partner.updatePartnerProductStatus',
  activate: 'partner.updatePartnerProductStatus',
  deactivate: 'partner.updatePartnerProductStatus',
} as const
