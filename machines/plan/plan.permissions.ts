/** What is asked of who works with the plans of insurers: the names of the specification's calls, and what that has none for. */
export const planPermissions = {
  begin: 'insurance.addInsurerProduct',
  edit: 'insurance.updateInsurerProduct',
  submit: 'insurance.updateInsurerProductStatus',
  activate: 'insurance.updateInsurerProductStatus',
  deactivate: 'insurance.updateInsurerProductStatus',
  associate: 'insurance.associateInsurerProduct',
  upload: 'insurance.getPresignUrlInsurerProduct',
} as const
