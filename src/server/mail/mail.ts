import type { Sql } from '../store/store.ts'

export interface Mail {
  recipient: string
  subject: string
  body: string
}

/** Keeps the mails of an effect in the mailbox, in the transaction of the effect; a second time they are the same mails. */
export const keepMails = async (sql: Sql, outboxId: number, mails: readonly Mail[], at: string): Promise<void> => {
  await sql.query(
    `insert into mails (outbox_id, recipient, subject, body, created_at)
     select $1::bigint, recipient, subject, body, $3::timestamptz
     from json_to_recordset($2::json) as mail (recipient text, subject text, body text)`,
    [outboxId, JSON.stringify(mails), at],
  )
}
