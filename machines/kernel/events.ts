import type { CaseEvent, Lifecycle, Stamp } from './types.ts'

/**
 * An event from what a client sent: its payload read by the schema, unknown fields dropped, stamped by the host.
 * Throws yup's ValidationError, with all errors, when the payload has not the shape.
 */
export const stampEvent = (lifecycle: Lifecycle, type: string, payload: unknown, stamp: Stamp): CaseEvent => {
  const schema = Object.hasOwn(lifecycle.events, type) ? lifecycle.events[type]!.schema : null
  return { ...schema?.validateSync(payload ?? {}, { stripUnknown: true, abortEarly: false }), ...stamp, type }
}
