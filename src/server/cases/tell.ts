import type { Host } from '../context.ts'
import type { Written } from './commit.ts'

/** Tells open screens of a committed step. */
export const tell = ({ live }: Host, { place, id, step: { entry }, parties, left }: Written): void =>
  live.moved({
    area: place.area.id,
    id,
    revision: entry.revision,
    status: entry.to,
    by: { name: entry.event.by.name },
    parties,
    ...(left && { left }),
  })
