import { appendFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '../../src/server/store/open.ts'
import { system } from '../../src/server/store/store.ts'
import { isFull } from '../../src/server/store/unavailable.ts'

// Runs on a small disk of its own: fills it, and says as JSON how the store on it fared.
const dir = process.argv[2]!
const ballast = join(dir, 'ballast')
const store = await openStore({ dataDir: join(dir, 'data') })

const fill = (leaving: number) => {
  const { bavail, bsize } = statfsSync(dir)
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - leaving))
}

const fillToTheLast = () => {
  fill(0)
  try {
    for (;;) appendFileSync(ballast, Buffer.alloc(4096))
  } catch {
    return
  }
}

const add = (bucket: string) =>
  store.run(system, 'insert into attempts values ($1 || gen_random_uuid(), 1, now(), now())', [bucket.repeat(40)])

/** The first error of a statement that is said again and again, and how often it had worked. */
const untilRefused = async (work: () => Promise<unknown>) => {
  for (let done = 0; done < 20_000; done++) {
    const error = await work().then(
      () => null,
      (refused: unknown) => refused as Error & { code?: string },
    )
    if (error) return { done, code: error.code, isFull: isFull(error) }
  }
  return null
}

const rows = async () => (await store.run<{ count: number }>(system, 'select count(*) from attempts'))[0]!.count

const said: string[] = []
await store.listen(
  'news',
  (news) => said.push(news),
  () => said.push('missed'),
)

fill(128 * 1024)
const tables = await untilRefused(() => add('table'))
const readable = (await rows()) === tables!.done
rmSync(ballast)
await add('again')

fill(512 * 1024)
const log = await untilRefused(() =>
  store.run(system, "select pg_logical_emit_message(true, 'x', repeat('abc', 100000))"),
)
fillToTheLast()
const refused = await untilRefused(rows)
rmSync(ballast)
const until = performance.now() + 20_000
let back = await rows().catch(() => null)
while (back === null && performance.now() < until) {
  await new Promise(setImmediate)
  back = await rows().catch(() => null)
}
await add('after')
await store.notify('news', 'heard')
const lost = tables!.done + 1 - (back ?? 0)
process.stdout.write(
  `${JSON.stringify({ tables: { ...tables, done: tables!.done > 0 }, readable, log: { ...log, done: log!.done > 0 }, refused, lost, said })}\n`,
)
await store.close()
// What the broken database had still planned does not keep us.
process.exit()
