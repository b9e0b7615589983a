import type { Config } from '../config.ts'
import type { Sql } from '../store/store.ts'

export interface Mail {
  recipient: string
  subject: string
  body: string
  /** The file of a case that goes with it. */
  enclosed?: string
}

interface Parameters {
  mails: string
  at: string
  /** When SMTP is to have them; null: never. */
  sendAt: string
  outboxId?: string
}

/** Keeps mails, which parameters name, with the statement that they tell of: where `given` has a row. */
export const mailing = ({ mails, at, sendAt, outboxId = 'null' }: Parameters, given = 'select'): string => `
  insert into mails (outbox_id, recipient, subject, body, enclosed, created_at, send_at)
  select ${outboxId}::bigint, recipient, subject, body, enclosed, ${at}::timestamptz, ${sendAt}::timestamptz
  from json_to_recordset(${mails}::json) as mail (recipient text, subject text, body text, enclosed uuid)
  where exists (${given})`

export const sendAtOf = ({ smtp }: Pick<Config, 'smtp'>, at: string): string | null => (smtp ? at : null)

const kept = mailing({ outboxId: '$1', mails: '$2', at: '$3', sendAt: '$4' })

/**
 * Keeps mails in the transaction of what they tell of, for SMTP to send where there is one. Those of an effect are its own:
 * a second time it may not keep them.
 */
export const keepMails = async (
  sql: Sql,
  config: Pick<Config, 'smtp'>,
  outboxId: number | null,
  mails: readonly Mail[],
  at: string,
): Promise<void> => {
  await sql.query(kept, [outboxId, JSON.stringify(mails), at, sendAtOf(config, at)])
}
