import { parseArgs } from 'node:util'
import { areas } from '../../areas/registry.ts'
import { bytesOf, proveEvidence, Unproven } from '../workflow/verify.ts'

const USAGE = 'npm run verify-case -- <file> [--trust <fingerprint of the public key>]'

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { trust: { type: 'string' } } })
  const [path] = positionals
  if (path === undefined) throw new Unproven(USAGE)
  const { area, id, machine, timeline, documents, key, made } = await proveEvidence(bytesOf(path), {
    trusted: values.trust,
    lifecycleOf: async (of) => (await areas.find((one) => one.id === of)?.lifecycle?.load()) ?? null,
  })
  console.log(
    [
      `Proven: ${area} ${id}, ${timeline.length} entries by ${machine.id} ${machine.version}, made at ${made.at}.`,
      ...documents.map(({ name, size, sha256 }) => `  ${sha256 ?? 'without a checksum'}  ${size} bytes  ${name}`),
      values.trust
        ? `Signed by the key that is trusted, ${key.fingerprint}.`
        : `Signed by the key ${key.fingerprint}: compare it with the one that the installation tells, or name it by --trust.`,
    ].join('\n'),
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Unproven ? error.message : error)
  process.exitCode = 1
})
