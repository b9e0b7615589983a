import { engine } from './store.ts'

/** Of what a law goes through all on PostgreSQL; on PGlite, whose statements are the same and take several times as long, every third. */
export const shareOf = <T>(all: readonly T[]): T[] => all.filter((_, index) => engine === 'postgres' || index % 3 === 0)

/** So many come at once; on PGlite, which does one thing after the other, a few, of whom most come too late all the same. */
export const rush = (most: number): number => (engine === 'postgres' ? most : 10)
