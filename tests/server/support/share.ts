import { engine } from './store.ts'

/** Of what a law goes through all on PostgreSQL; on PGlite, whose statements are the same and take several times as long, every third. */
export const shareOf = <T>(all: readonly T[]): T[] => all.filter((_, index) => engine === 'postgres' || index % 3 === 0)
