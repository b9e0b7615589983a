import { startVitest } from 'vitest/node'
import { run } from './commands.ts'
import { workInMemory } from './inMemory.ts'

type Count = { passed: number; failed: number }

const npm = process.env.npm_execpath
if (!npm) throw new Error('Run this as "npm test"')

/** A script of package.json, counted as one test. */
const script = async (name: string): Promise<Count> => {
  const failed = (await run(process.execPath, [npm, 'run', '--silent', name])) === 0 ? 0 : 1
  console.log(failed ? `✗ ${name}` : `✓ ${name}`)
  return { passed: 1 - failed, failed }
}

/** Every project of vite.config.ts. A skipped test, a file that does not load and an error outside of any test are failures. */
const tests = async (): Promise<Count> => {
  const vitest = await startVitest('test', [], { watch: false })
  const count = { passed: 0, failed: vitest.state.getUnhandledErrors().length }
  for (const module of vitest.state.getTestModules()) {
    count.failed += module.errors().length
    for (const suite of module.children.allSuites()) count.failed += suite.errors().length
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      count[state === 'passed' ? 'passed' : 'failed'] += 1
      if (state === 'skipped') console.log(`Skipped: ${test.fullName}`)
    }
  }
  await vitest.close()
  return count
}

const scripts = async (): Promise<Count[]> => [
  await script('format:check'),
  await script('lint'),
  await script('types'),
]

/** The tests did not begin: there is no database, no browser or no build. */
const unable = (reason: unknown): Count[] => {
  console.error(reason)
  return [{ passed: 0, failed: 1 }]
}

workInMemory()
const counts = (await Promise.all([tests().then((count) => [count], unable), scripts()])).flat()
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0)

console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') === 0 && total('passed') > 0 ? 0 : 1)
