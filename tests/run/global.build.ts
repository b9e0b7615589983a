import { createRequire } from 'node:module'
import { run } from './commands.ts'

/** The tests of this project run the built product; building it again costs nothing while its sources are the same. */
export default async () => {
  const build = createRequire(import.meta.url).resolve('../../src/server/launch/build.mjs')
  if ((await run(process.execPath, [build])) !== 0) throw new Error('The build failed')
}
