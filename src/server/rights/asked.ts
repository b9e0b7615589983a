import type { Said } from '../../../machines/fields/wording.ts'
import { rootPermission } from '../../../machines/kernel/grants.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import type { Area } from '../../shared/area/types.ts'
import { type Locale, locales } from '../../shared/locales.ts'
import type { Host } from '../context.ts'
import { system } from '../store/store.ts'
import { say } from '../words.ts'
import { type Purpose, purposesIn, purposesOf } from './purposes.ts'

/** Every permission that an area and the events of its lifecycle ask for. */
export const askedIn = (area: Area, lifecycle: Lifecycle | undefined): string[] =>
  purposesIn(area, lifecycle).map(({ permission }) => permission)

const sentenceIn = (locale: Locale, { sentence, what, where }: Purpose): string =>
  say(locale, `purposes:${sentence}`, {
    ...(what && { what: say(locale, what) }),
    ...(where && { where: say(locale, where) }),
  })

const explained = (all: readonly Purpose[]): Said =>
  Object.fromEntries(
    locales.map((locale) => [locale, [...new Set(all.map((purpose) => sentenceIn(locale, purpose)))].join('; ')]),
  )

/** Every permission that the product asks for anywhere, each once without regard to case, and what it is for in every language. */
export const askedBy = (host: Pick<Host, 'areas' | 'lifecycles'>): Map<string, Said> => {
  const byCode = new Map<string, Purpose[]>()
  for (const purpose of purposesOf(host)) {
    const code = purpose.permission.toLowerCase()
    byCode.set(code, [...(byCode.get(code) ?? []), purpose])
  }
  return new Map([...byCode.values()].map((all) => [all.at(-1)!.permission, explained(all)]))
}

/** Those that say who may do what, in small letters. */
const forPeople = ({ areas, lifecycles }: Pick<Host, 'areas' | 'lifecycles'>): string[] => [
  ...new Set(
    [rootPermission, ...areas.flatMap((area) => (area.ofAccess ? askedIn(area, lifecycles.get(area.id)) : []))].map(
      (code) => code.toLowerCase(),
    ),
  ),
]

/** Puts what the product asks for among the permissions that may be given; what it asks for no more stays, as a further one. */
export const keepAsked = async (host: Host): Promise<void> => {
  await host.store.run(system, 'select keep_asked($1::jsonb, $2::timestamptz)', [
    JSON.stringify(Object.fromEntries(askedBy(host))),
    host.clock().toISOString(),
  ])
  await host.store.run(system, 'select mark_for_people($1::text[])', [`{${forPeople(host).join()}}`])
}
