import { decisive, eachOf, grants, isRoot, type Permission, rootPermission } from '../../../machines/kernel/grants.ts'
import type { Uses } from '../context.ts'
import { type Store, system } from '../store/store.ts'

interface Use {
  person: string
  organisation: string
  permission: string
  day: string
}

/** Uses beyond which it is forgotten which of them were written today already. */
const most = 200_000

/** Which of what suffices somebody holds; what grants everything is used where nothing else of theirs does. */
const usedOf = (held: readonly string[], needed: Permission): string[] => {
  const asked = eachOf(needed).map((code) => code.toLowerCase())
  if (!isRoot(held)) return asked.filter((code) => grants(held, code))
  const own = decisive(held, asked).map((code) => code.toLowerCase())
  const used = asked.filter((code) => own.includes(code))
  return used.length > 0 || asked.length === 0 ? used : [rootPermission]
}

/** As a process notes them: written a minute later at most, and once more at the end. */
export const openUses = (store: Store, clock: () => Date): Uses => {
  const written = new Map<string, string>()
  let waiting = new Map<string, Use>()

  const flush = async (): Promise<number> => {
    const uses = waiting
    if (uses.size === 0) return 0
    waiting = new Map()
    try {
      await store.run(system, 'select note_uses($1::jsonb)', [JSON.stringify([...uses.values()])], 'uses')
    } catch (error) {
      waiting = new Map([...uses, ...waiting])
      throw error
    }
    if (written.size + uses.size > most) written.clear()
    for (const [key, { day }] of uses) written.set(key, day)
    return uses.size
  }

  return {
    note: ({ actor, readsAlone, acting, key }, needed) => {
      if (readsAlone || acting || key) return
      const {
        userId: person,
        organisation: { id: organisation },
        permissions,
      } = actor
      const day = clock().toISOString().slice(0, 10)
      for (const permission of usedOf(permissions, needed)) {
        const of = `${person} ${organisation} ${permission}`
        if (written.get(of) !== day && waiting.size < most) waiting.set(of, { person, organisation, permission, day })
      }
    },
    flush,
    close: async () => void (await flush().catch(() => 0)),
  }
}
