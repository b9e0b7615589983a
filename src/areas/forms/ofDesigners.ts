import { formPermissions } from '../../../machines/publication/publication.permissions.ts'

/** Who may do what with what designers keep beside forms: whoever may look at a design sees it, who designs writes it. */
export const ofDesigners = {
  permissions: {
    list: 'form_management.preview',
    detail: 'form_management.preview',
    create: formPermissions.edit,
    edit: formPermissions.edit,
    delete: formPermissions.edit,
  },
  roles: {
    admin: 'all',
    brokerManager: 'all',
    brokerAssessor: ['edit', 'preview'],
    brokerUnderwriter: ['preview'],
    viewer: ['preview'],
  },
} as const
