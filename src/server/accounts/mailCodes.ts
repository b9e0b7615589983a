import { randomInt } from 'node:crypto'
import type { Host } from '../context.ts'
import { keepMails } from '../mail/mail.ts'
import { type Tokens, tokensOf } from '../sessions/tokens.ts'
import { type Sql, system } from '../store/store.ts'
import { codeHash } from './answerCode.ts'
import { codeLetter } from './letters.ts'
import type { Purpose } from '../sessions/requestCode.ts'
import type { Person } from './types.ts'

/** Codes of one transaction. */
const batch = 20

/** Who has an account to activate, or a password to forget, and is not locked. */
const asked = `
  select c.id as code_id, c.purpose, u.id, u.email, u.full_name, u.locale,
    u.id is not null and u.locked_at is null
      and case c.purpose when 'activation' then u.activated_at is null or exists (select from passwords where user_id = u.id and given)
        else exists (select from passwords where user_id = u.id) end as suits
  from codes c left join users u on u.id = c.user_id
  where c.code_hash is null and c.expires_at > $1
  order by c.id limit ${batch} for update of c skip locked`

type Request = Person & { code_id: string; purpose: Purpose; suits: boolean }

const mailOne = async (host: Host, tokens: Tokens, sql: Sql, request: Request, at: string): Promise<void> => {
  const { code_id: id, purpose, suits, ...person } = request
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await sql.query('update codes set code_hash = $2 where id = $1', [id, suits ? codeHash(tokens, id, code) : ''])
  if (suits) await keepMails(sql, host.config, null, [codeLetter(host.config, person, purpose, code)], at)
}

/** Draws the codes that have been asked for and mails them to those who are to get one; answers how many requests it took. */
export const mailCodes = (host: Host): Promise<number> =>
  host.store.transaction(system, async (sql) => {
    const at = host.clock().toISOString()
    const requests = await sql.query<Request>(asked, [at])
    const tokens = tokensOf(host.secret)
    for (const request of requests) await mailOne(host, tokens, sql, request, at)
    return requests.length
  })
