import type { Lifecycle, Trial, TriedLifecycle } from './kernel/types.ts'

/** What lies in a file beside a lifecycle; throws, naming the file and the step of the README that makes it, where it does not load. */
export const besides = async <T>(id: string, file: string, step: number, loading: Promise<T>): Promise<T> => {
  try {
    return await loading
  } catch (cause) {
    throw new Error(`The lifecycle ${id} has no ${file} that loads (README, Adding a machine, step ${step})`, { cause })
  }
}

/** A lifecycle with what is tried on it, which lies beside it and is no part of what browser and server load. */
export const tried = async (lifecycle: Lifecycle): Promise<TriedLifecycle> => {
  const { id } = lifecycle
  const trial: Trial = await besides(id, `machines/${id}/${id}.trial.ts`, 5, import(`./${id}/${id}.trial.ts`))
  return { ...lifecycle, samples: trial.samples, beginner: trial.beginner, alphabet: trial.alphabet }
}

/** The same by its id alone, which its folder, its file and its export are called by. */
export const triedCalled = async (id: string): Promise<TriedLifecycle> => {
  const module = await besides<Record<string, Lifecycle>>(id, `machines/${id}/${id}.ts`, 1, import(`./${id}/${id}.ts`))
  return tried(module[id]!)
}
