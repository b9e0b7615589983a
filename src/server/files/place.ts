import { typeOf } from '../../../machines/fields/fields.ts'
import type { FileLimits } from '../../../machines/fields/fileKinds.ts'
import { grants } from '../../../machines/kernel/grants.ts'
import type { Permission } from '../../../machines/kernel/grants.ts'
import { formFields } from '../../shared/area/names.ts'
import { mayEnter } from '../../shared/area/parents.ts'
import type { Area } from '../../shared/area/types.ts'
import { documentLimits } from '../../shared/uploads.ts'
import { workflowTrial } from '../../shared/navigation/workflowTrial.ts'
import { forbidden, notFound } from '../http/httpError.ts'
import { seenBy } from '../records/sight.ts'
import type { Session } from '../sessions/types.ts'

/** What a file is announced for: a field of a plain record's form, also of one that is not there yet, or a case. */
export interface FilePlace {
  area: string
  id: string | null
  field?: string
}

/** What holds files: an area, or trials of a machine, which have no pages of the kit. */
export const holderOf = (areas: readonly Area[], holder: string): Area | undefined =>
  [...areas, workflowTrial].find(({ id }) => id === holder)

const permit = ({ user }: Session, area: Area, permission: Permission | undefined): void => {
  if (!mayEnter(area, user.permissions)) throw forbidden(area.parent!.area.permissions.detail)
  if (!permission || !grants(user.permissions, permission)) throw forbidden(permission ?? `upload of ${area.id}`)
}

/** What a field takes. */
const takenBy = (area: Area, field: string): FileLimits | undefined => {
  const declared = area.fields[field]
  return declared && typeOf(declared.type).takes?.(declared)
}

/** What was taken where a file has been announced. @throws HttpError NOT_FOUND where nothing holds files any more */
export const limitsThere = (
  areas: readonly Area[],
  { area: id, field }: { area: string; field: string | null },
): FileLimits => {
  const area = holderOf(areas, id)
  const limits = field === null ? documentLimits : area && takenBy(area, field)
  if (!limits) throw notFound()
  return limits
}

/** What may be brought there by who asks. @throws HttpError FORBIDDEN, NOT_FOUND where nothing holds files */
export const limitsOf = (session: Session, area: Area, { id, field }: FilePlace): FileLimits => {
  const { upload, create, edit } = area.permissions
  if (field === undefined) {
    permit(session, area, upload)
    if (id === null) throw notFound()
    return documentLimits
  }
  permit(session, area, id === null ? (create ?? area.arises) : edit)
  // Who makes a record fills in what they may not see afterwards.
  const seen = id === null ? area : seenBy(area, session.caller)
  const limits = formFields(seen).includes(field) ? takenBy(seen, field) : null
  if (!limits) throw notFound()
  return limits
}
