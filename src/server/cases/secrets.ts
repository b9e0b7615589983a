import type { CaseEvent, EventDefinition } from '../../../machines/kernel/types.ts'
import type { Secrets } from '../performer.ts'
import { hashPassword } from '../sessions/passwords.ts'

/** What an event brings that no timeline keeps. */
export const secretsOf = async ({ fields, transient = [] }: EventDefinition, event: CaseEvent): Promise<Secrets> => {
  const passwords = transient.filter((name) => fields?.[name]?.type === 'password')
  const hashed = passwords.map(async (name) => [name, await hashPassword(String(event[name]))] as const)
  return {
    values: Object.fromEntries(transient.map((name) => [name, event[name]])),
    hashes: Object.fromEntries(await Promise.all(hashed)),
  }
}
