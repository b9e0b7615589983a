import { partiesFrom } from '../market.ts'
import type { Book, Past } from '../chronicle.ts'
import { live } from './life.ts'
import { specimensOf } from './specimens.ts'
import { brief, mixed } from './walks.ts'

/** Cases for people to look at, with every upload; those behind them make the book large. */
const shown = 400

export const book = (past: Past, area: string): Book => {
  const specimens = specimensOf(past.people, area)
  const parties = partiesFrom(past.people.members)
  const setting = { ...past, fileId: specimens.idOf }
  return {
    count: past.rows,
    lives: (from, most) =>
      Array.from({ length: most }, (_, offset) => {
        const index = from + offset
        const walk = mixed[index % mixed.length]!
        return live(index, index < shown ? walk : brief(walk), parties(), setting)
      }),
    files: specimens.write,
  }
}
