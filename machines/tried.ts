import type { Lifecycle, Trial, TriedLifecycle } from './kernel/types.ts'

/** A lifecycle with what is tried on it, which lies beside it and is no part of what browser and server load. */
export const tried = async (lifecycle: Lifecycle): Promise<TriedLifecycle> => {
  const trial = (await import(`./${lifecycle.id}/${lifecycle.id}.trial.ts`)) as Trial
  return { ...lifecycle, samples: trial.samples, beginner: trial.beginner, alphabet: trial.alphabet }
}
