import type { Advance } from '../../../machines/kernel/types.ts'
import type { Host } from '../context.ts'

/** Tells open screens of a committed step. */
export const tell = (
  { live }: Host,
  area: string,
  id: string,
  { entry }: Extract<Advance, { ok: true }>,
  parties: string[],
): void =>
  live.moved({ area, id, revision: entry.revision, status: entry.to, by: { name: entry.event.by.name }, parties })
