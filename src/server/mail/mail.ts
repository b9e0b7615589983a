import type { Config } from '../config.ts'
import type { Sql } from '../store/store.ts'

export interface Mail {
  recipient: string
  subject: string
  body: string
}

/**
 * Keeps mails in the transaction of what they tell of, for SMTP to send where there is one. Those of an effect are its own:
 * a second time it may not keep them.
 */
export const keepMails = async (
  sql: Sql,
  { smtp }: Pick<Config, 'smtp'>,
  outboxId: number | null,
  mails: readonly Mail[],
  at: string,
): Promise<void> => {
  await sql.query(
    `insert into mails (outbox_id, recipient, subject, body, created_at, send_at)
     select $1::bigint, recipient, subject, body, $3::timestamptz, $4::timestamptz
     from json_to_recordset($2::json) as mail (recipient text, subject text, body text)`,
    [outboxId, JSON.stringify(mails), at, smtp ? at : null],
  )
}
