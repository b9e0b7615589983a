import type { Host } from '../../../src/server/context.ts'
import type { FileStore } from '../../../src/server/files/fileStore.ts'
import { dueKinds, performEffects } from '../../../src/server/jobs/outbox.ts'

/** A few effects of each kind that is due; answers how many. */
export const performDue = async (host: Host, files: FileStore): Promise<number> => {
  const taken = (await dueKinds(host)).map((kind) => performEffects(host, files, kind))
  return (await Promise.all(taken)).reduce((sum, count) => sum + count, 0)
}

/** Until nothing is due, by all hosts at once. */
export const performAll = async (files: FileStore, ...hosts: Host[]): Promise<void> => {
  while ((await Promise.all(hosts.map((host) => performDue(host, files)))).some((count) => count > 0));
}
