/** What is asked of who designs forms. */
export const formPermissions = {
  edit: 'form_management.edit',
  publish: 'form_management.publish',
} as const
