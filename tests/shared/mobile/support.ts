import type { Person } from '../../../src/shared/navigation/person.ts'
import { person } from '../navigation/support.ts'

/** Somebody with a role, in an organisation of an industry. */
export const somebody = (
  role: string,
  who: Parameters<typeof person>[0] & { industry?: string | null } = {},
): Person => {
  const one = person({ permissions: [], ...who })
  return { ...one, role, organization: { ...one.organization, industry: who.industry ?? null } }
}
