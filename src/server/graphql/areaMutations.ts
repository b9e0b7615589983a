import { permissionsFor } from '../../../machines/kernel/guards.ts'
import { CREATED } from '../../../machines/kernel/others.ts'
import { capital, formFields } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { beginCase } from '../cases/begin.ts'
import { refusedBeginning } from '../cases/refusedAccess.ts'
import { noteRefusal } from '../http/refusals.ts'
import { idOf } from '../records/id.ts'
import type { Within } from '../records/parents.ts'
import { createRecord, deleteRecord, editRecord } from '../records/save.ts'
import type { Builder } from './builder.ts'
import type { CaseTypes } from './caseTypes.ts'
import { inputOf } from './fieldTypes.ts'
import { noted } from './noted.ts'
import { parentArgs, permittedIn } from './ofArea.ts'
import { begunOf } from './opened.ts'
import { permitted } from './permitted.ts'
import type { RecordTypes } from './recordTypes.ts'

interface Place {
  id: string
  revision: number
}

/** Who has not seen a revision changes the record as it is. */
interface Edited {
  id: string
  revision?: number | null
  input: object
}

/** How people begin the cases of an area. */
export const addBeginning = (builder: Builder, area: Area, { beginning }: CaseTypes): void => {
  const { begin: permission } = area.permissions
  if (!permission) return
  builder.mutationField(`${area.name}Begin`, (t) =>
    t.field({
      type: beginning,
      args: { input: t.arg({ type: 'JSON', required: true }), key: t.arg.id({ required: true }) },
      resolve: permitted(permission, async ({ input, key }: { input?: unknown; key: string }, context) => {
        const { host, session, request } = context
        const answer = await beginCase(host, { area: area.id, input, key }, session.actor)
        for (const refusal of refusedBeginning(host, area.id, answer)) noteRefusal(request, refusal)
        if (answer.__typename !== 'Begun') return answer
        host.uses.note(session, permissionsFor(host.lifecycles.get(area.id)!, CREATED))
        return { ...answer, ...(await begunOf(context, area, answer.id)) }
      }),
    }),
  )
}

/** What may be done to an area's plain records. */
export const addMutations = (builder: Builder, area: Area, { saving }: RecordTypes): void => {
  const { create, edit, delete: remove } = area.permissions
  const input = create || edit ? inputOf(builder, `${capital(area.name)}Input`, area.fields, formFields(area)) : null
  if (create && input)
    builder.mutationField(`${area.name}Create`, (t) =>
      t.field({
        type: saving,
        args: { ...parentArgs(builder, area), input: t.arg({ type: input, required: true }) },
        resolve: permitted(create, async ({ input: typed, parent }: Within & { input: object }, context) => {
          const { host, session } = context
          return noted(context, area.fields, await createRecord(host, session.actor, area, typed, parent))
        }),
      }),
    )
  if (edit && input)
    builder.mutationField(`${area.name}Edit`, (t) =>
      t.field({
        type: saving,
        args: {
          ...parentArgs(builder, area),
          id: t.arg.id({ required: true }),
          revision: t.arg.int(),
          input: t.arg({ type: input, required: true }),
        },
        resolve: permittedIn(area, edit, async ({ id: called, revision = null, input: typed }: Edited, context) => {
          const { host, session } = context
          const id = await idOf(host.store, session.caller, area, called)
          return noted(context, area.fields, await editRecord(host, session.actor, area, id, revision, typed))
        }),
      }),
    )
  if (remove)
    builder.mutationField(`${area.name}Delete`, (t) =>
      t.field({
        type: saving,
        args: {
          ...parentArgs(builder, area),
          id: t.arg.id({ required: true }),
          revision: t.arg.int({ required: true }),
        },
        resolve: permittedIn(area, remove, async ({ id, revision }: Place, { host, session }) =>
          deleteRecord(host, session.actor, area, await idOf(host.store, session.caller, area, id), revision),
        ),
      }),
    )
}
