import { Writable } from 'node:stream'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startWorker } from '../../src/server/jobs/worker.ts'

const quiet = fastify({ logger: { stream: new Writable({ write: (_line, _encoding, done) => done() }) } }).log

describe('a worker', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('looks once a second when there is nothing to do, and at once when it is woken or has found something', async () => {
    const found = [0, 0, 1, 0, 0]
    const look = vi.fn<() => Promise<number>>(async () => found.shift() ?? 0)
    const worker = startWorker('test', look, quiet, new Set())
    await vi.advanceTimersByTimeAsync(999)
    expect(look).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(look).toHaveBeenCalledTimes(2)
    worker.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(look).toHaveBeenCalledTimes(4)
    await worker.close()
  })

  it.each([20, 0])(
    'leaves four fifths of the time to others, however often it is woken and finds %i',
    async (found) => {
      const look = vi.fn<() => Promise<number>>(async () => {
        await new Promise((resolve) => setTimeout(resolve, 100))
        return found
      })
      const worker = startWorker('test', look, quiet, new Set())
      const prodding = setInterval(worker.wake, 10)
      await vi.advanceTimersByTimeAsync(4950)
      clearInterval(prodding)
      expect(look).toHaveBeenCalledTimes(10)
      const closed = worker.close()
      await vi.advanceTimersByTimeAsync(100)
      await closed
    },
  )

  it('shares that fifth with the others of its crew that have something to do', async () => {
    const look = vi.fn<() => Promise<number>>(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return 20
    })
    const busy = new Set<string>()
    const workers = ['letters', 'documents'].map((name) => startWorker(name, look, quiet, busy))
    const idle = startWorker('codes', async () => 0, quiet, busy)
    await vi.advanceTimersByTimeAsync(3990)
    // Whose first look ends first has not heard of the other yet.
    expect(look).toHaveBeenCalledTimes(41)
    const closed = Promise.all([...workers, idle].map((worker) => worker.close()))
    await vi.advanceTimersByTimeAsync(100)
    await closed
  })

  it('goes on after a failure, and its end waits for the look under way', async () => {
    let finish = (_found: number) => {}
    const look = vi
      .fn<() => Promise<number>>(() => new Promise((resolve) => (finish = resolve)))
      .mockRejectedValueOnce(new Error('away'))
    const worker = startWorker('test', look, quiet, new Set())
    await vi.advanceTimersByTimeAsync(1000)
    expect(look).toHaveBeenCalledTimes(2)
    const ended = vi.fn<() => void>()
    const closing = worker.close().then(ended)
    await vi.advanceTimersByTimeAsync(5000)
    expect(ended).not.toHaveBeenCalled()
    finish(1)
    await closing
    expect(look).toHaveBeenCalledTimes(2)
  })
})
