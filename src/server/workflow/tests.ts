import { type KeptTest, type KeptTests, mostKept } from '../../shared/endpoints/answers/workflowTests.ts'
import type { MachineTests, TestKind } from '../../shared/machineTests.ts'
import { asPerson } from '../sessions/asPerson.ts'
import type { Session } from '../sessions/types.ts'
import type { Store } from '../store/store.ts'

type Kept = Omit<KeptTest, 'at'> & { at: Date | string }

const listed = `
  select kind, digest, version, (select known_person(user_id, organisation_id)) as by, kept_at as at
  from machine_tests where organisation_id = app_organisation() and machine = $1 order by kept_at desc, kind limit ${mostKept}`

const told = `
  select kind, told from machine_tests where organisation_id = app_organisation() and machine = $1 and digest = $2`

/** What is kept of a machine for the reader's organisation, and all of it of one version. */
export const readMachineTests = (
  store: Store,
  session: Session,
  { machine, digest }: { machine: string; digest: string },
): Promise<KeptTests> =>
  asPerson(store, session, async (sql) => {
    const kept = await sql.query<Kept>(listed, [machine])
    const found = await sql.query<{ kind: TestKind; told: never }>(told, [machine, digest])
    const toldOf = <K extends TestKind>(kind: K): MachineTests[K] | null =>
      found.find((one) => one.kind === kind)?.told ?? null
    return {
      kept: kept.map(({ at, by, ...one }) => ({ ...one, by: by && { name: by.name }, at: new Date(at).toISOString() })),
      coverage: toldOf('coverage'),
      mutants: toldOf('mutants'),
    }
  })

const keeping = `
  insert into machine_tests (organisation_id, user_id, machine, kind, digest, version, told, kept_at)
  values (app_organisation(), app_person(), $1, $2, $3, $4, $5::jsonb, $6)
  on conflict (organisation_id, machine, kind, digest) do update
  set user_id = excluded.user_id, version = excluded.version, told = excluded.told, kept_at = excluded.kept_at`

/** Keeps what tests have told in place of what they told of that version before. */
export const keepMachineTest = async (
  store: Store,
  session: Session,
  kind: TestKind,
  test: MachineTests[TestKind],
  now: Date,
): Promise<void> => {
  const { machine, digest, version } = test
  await asPerson(store, session, (sql) =>
    sql.query(keeping, [machine, kind, digest, version, JSON.stringify(test), now.toISOString()]),
  )
}
