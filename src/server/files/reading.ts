import { grants } from '../../../machines/kernel/grants.ts'
import { mayEnter } from '../../shared/area/parents.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Host } from '../context.ts'
import { visible } from '../records/scope.ts'
import { unseenBy } from '../records/sight.ts'
import type { Session } from '../sessions/types.ts'
import type { Caller, Store } from '../store/store.ts'
import { holderOf } from './place.ts'
import type { FileRow } from './rows.ts'

/** Whether a file is one of a record that the person may see, or one that they have brought for a record that is not saved yet. */
export const mayRead = async ({ areas, store }: Host, session: Session, file: FileRow): Promise<boolean> => {
  const { user, caller } = session
  const area = holderOf(areas, file.area)
  if (!area) return false
  if (file.field !== null && file.case_id === null) return file.uploaded_by === user.id
  if (file.field !== null && unseenBy(area.fields, caller).includes(file.field)) return false
  if (!mayEnter(area, user.permissions)) return false
  const { list, detail } = area.permissions
  const isListed = file.field !== null && area.list.columns.includes(file.field)
  if (!grants(user.permissions, detail) && !(isListed && grants(user.permissions, list))) return false
  // One file may stand for many cases, as far as its parties see them.
  if (file.case_id === null) return true
  return seesRecord(store, caller, area, file.case_id)
}

/** Whether the caller sees a record: its files know its organisations alone. */
const seesRecord = async (store: Store, caller: Caller, area: Area, id: string): Promise<boolean> => {
  const seen = `select id from ${area.table} where id = $1 and ${visible(area, caller)}`
  return (await store.run(caller, seen, [id], `file of ${area.id} ${caller.kind}`)).length > 0
}
