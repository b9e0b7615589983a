import { must, say } from './messages.ts'
import { isInstant } from './day.ts'
import { fieldType, type Declared } from './type.ts'

/** ISO, UTC. */
export interface Instant extends Declared {
  type: 'instant'
}

export const instant = fieldType<Instant, string>({
  schema: ({ string }) => string().test(must(say('instant'), isInstant)),
  text: (value, writing) => writing.instant(value),
  // Cursors tell milliseconds: what is stored is no finer.
  sql: 'timestamptz(3)',
  scalar: 'String',
  empty: null,
  cursor: (written) =>
    isInstant(`${written.slice(0, 19).replace(' ', 'T')}Z`) && /^(?:\.\d{1,3})?\+00$/.test(written.slice(19)),
  filters: ['dateRange'],
  shape: 'line',
})
