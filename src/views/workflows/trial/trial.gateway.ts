import type { AnswerTo, Question } from './answers.ts'

interface Waiting {
  resolve(answer: unknown): void
  reject(cause: Error): void
}

let worker: Worker | null = null
const waiting = new Map<number, Waiting>()
let asked = 0

/** Begun by the first question. */
const started = (): Worker => {
  if (worker) return worker
  worker = new Worker(new URL('./trial.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: unknown; failed?: true }>) => {
    const { resolve, reject } = waiting.get(data.id)!
    waiting.delete(data.id)
    if (data.failed) reject(new Error('What is tried on the machine could not be told'))
    else resolve(data.answer)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('What is tried on machines could not be loaded'))
    waiting.clear()
    worker = null
  })
  return worker
}

/** What is asked of what is tried on a machine; the page goes on meanwhile. */
export const askTrial = <Q extends Question>(question: Q): Promise<AnswerTo[Q['ask']]> => {
  asked += 1
  const id = asked
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    started().postMessage({ id, question }, [])
  })
}
