import { say } from '../../../machines/fields/messages.ts'
import { madeKinds } from '../../shared/organisationKinds.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'

/** By which the roles of an organisation arise. */
export const templateField = {
  type: 'reference',
  area: 'role_template',
  facts: { kind: { type: 'option', options: madeKinds, required: true } },
  required: true,
} as const

/** It is for organisations of the kind. */
export const wrongTemplate = (kind: string | null, template: { kind: string | null } | null): FieldError[] =>
  !template || template.kind === kind ? [] : [{ path: 'roleTemplate', ...say('otherKind') }]
