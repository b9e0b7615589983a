import { system, type Store } from '../../src/server/store/store.ts'

const template = `
  select id from credit_life_quotations
  where status = 'APPROVAL_IN_PROGRESS' and snapshot->'value' = '{"approvalInProgress": "atBroker"}'
    and broker_id = $1
    and (snapshot->'context'->>'sumInsured')::bigint <= (snapshot->'context'->>'freeCoverLimit')::bigint
    and deadline_at > now() + interval '1 day'
    and snapshot->'context'->'payment' = 'null'
  limit 1`

const columnsOf = async (store: Store): Promise<string[]> => {
  const rows = await store.run<{ name: string }>(
    system,
    `select column_name as name from information_schema.columns
     where table_name = 'credit_life_quotations' and is_generated = 'NEVER' and column_name not in ('id', 'quotes_code', 'loan_number', 'snapshot')`,
  )
  return rows.map(({ name }) => name)
}

/** Cases that the broker may approve, not paid yet, copied from one of the demo's; their timeline begins where they are. */
export const addApprovable = async (
  store: Store,
  broker: string,
  many: number,
): Promise<{ id: string; revision: number }[]> => {
  const [found] = await store.run<{ id: string }>(system, template, [broker])
  if (!found) throw new Error('The demo has no case that the broker may approve')
  const columns = (await columnsOf(store)).join(', ')
  return store.transaction(
    system,
    (sql) =>
      sql.query(
        `insert into credit_life_quotations (quotes_code, loan_number, snapshot, ${columns})
     select code, code, jsonb_set(jsonb_set(snapshot, '{context,quotesCode}', to_jsonb(code)), '{context,application,loan_number}', to_jsonb(code)), ${columns}
     from credit_life_quotations, (select 'BENCH-' || gen_random_uuid() as code from generate_series(1, $2)) copies where id = $1
     returning id, revision`,
        [found.id, many],
      ),
    { statement: 60_000 },
  )
}

/** What an approval writes, as one of the demo's has written it. */
export const approvedLike = `
  select c.snapshot, t.event from timeline t join credit_life_quotations c on c.id = t.case_id
  where t.entry = 'approvedByBroker' limit 1`

/** Moves the row: by its id, revision and new snapshot. */
export const moveApproved = `
  update credit_life_quotations set status = 'APPROVED', revision = revision + 1, snapshot = $3, updated_at = now()
  where id = $1 and revision = $2
  returning id, revision, broker_id, insurer_id, bank_id, partner_id`

/** Writes the timeline of what has moved: `moved` has its columns, `event` is a parameter. */
export const writeApproved = (moved: string, event: string): string => `
  insert into timeline (area, case_id, revision, entry, event, from_status, to_status, at, parties)
  select 'credit_life', id, revision, 'approvedByBroker', ${event}, 'APPROVAL_IN_PROGRESS', 'APPROVED', now(),
    array[broker_id, insurer_id, bank_id, partner_id]
  from ${moved}
  returning revision`

/** The least that an approval can be: one statement that moves the row and writes the timeline. */
export const bareApproval = `with moved as (${moveApproved}) ${writeApproved('moved', '$4')}`
