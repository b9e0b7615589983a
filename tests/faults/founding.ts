import type { Store } from '../../src/server/store/store.ts'
import { system } from '../../src/server/store/store.ts'
import type { Client } from '../support/client.ts'
import { refused, untilEnd } from './untilEnd.ts'

const picture = { colour: '#0b6a5d', industry: null, logoSmall: null }

/**
 * Makes one organisation after the other, with the roles and the invited admin that arise with it; its code, where that was acknowledged.
 * @throws where one is not, before it ends
 */
export const founding = async (
  operator: Client,
  beginning: string,
  ends: AbortSignal,
  onMade: (code: string) => void,
): Promise<void> => {
  const templates = await operator.call('role_template.lookup', { search: 'Partner with stores' })
  const [template] = templates.result as unknown as { id: string }[]
  let number = 0
  const found = async () => {
    const code = `${beginning}-${number++}`
    const pic = { picName: 'Sri Wahyuni', picPhone: '+6281234567890', picEmail: `sri@${code.toLowerCase()}.test` }
    const input = { code, name: code, kind: 'partner', roleTemplate: template!.id, ...picture, ...pic }
    const { result, body } = await operator.call('organization.create', { input })
    return result?.__typename === 'Saved' ? code : refused(body)
  }
  await untilEnd(ends, found, onMade)
}

/** The codes of organisations that lack a role of their template, have one twice, or have no invited admin; and which of the acknowledged ones are not there. */
export const halvesOf = async (store: Store, beginning: string, made: readonly string[]): Promise<string[]> => {
  const rows = await store.run<{ code: string; whole: boolean }>(
    system,
    `select code, (
         select array_agg(lower(code) order by lower(code)) from access_roles where organisation_id = o.id
       ) is not distinct from (
         select array_agg(lower(code) order by lower(code)) from template_roles where template = o.role_template
       ) and (select count(*) from user_accounts where organisation_id = o.id and status = 'INVITED') = 1 as whole
     from organisations o where code like $1 || '%'`,
    [beginning],
  )
  const there = new Set(rows.map(({ code }) => code))
  return [...rows.flatMap(({ code, whole }) => (whole ? [] : code)), ...made.filter((code) => !there.has(code))]
}
