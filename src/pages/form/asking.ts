import type { PayloadFields } from '../../../machines/fields/fields.ts'
import type { CaseArea, PlainArea } from '../../shared/area/types.ts'
import type { Values } from './form.types.ts'

/** What a lifecycle asks for, as a form of its area. */
export const askingFor = (
  { refine: _refine, actions: _actions, ...area }: CaseArea,
  asked: PayloadFields,
  refine: PlainArea['refine'],
): PlainArea => ({
  ...area,
  fields: asked,
  sections: (area.lifecycle.sections ?? [{ id: 'begin', fields: Object.keys(asked) }]).map(({ id, fields }) => ({
    id,
    fields: fields.filter((name) => name in asked),
  })),
  refine,
  permissions: { list: area.permissions.list, detail: area.permissions.detail },
  lifecycle: undefined,
  operations: undefined,
})

/** What is sent of what was typed. */
export const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
