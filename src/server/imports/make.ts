import type { ImportRowState } from '../../shared/endpoints/answers/imports.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { beginOnce } from '../cases/begin.ts'
import { HttpError } from '../http/httpError.ts'
import { createRecord } from '../records/save.ts'
import { isUnique } from '../records/taken.ts'
import { type Importing, type ReadRow, wrongIn } from './judge.ts'

interface Made {
  state: Extract<ImportRowState, 'made' | 'already' | 'refused'>
  errors: FieldError[]
}

const refused = (errors: FieldError[]): Made => ({ state: 'refused', errors })

const begin = async ({ host, by, form: { area } }: Importing, { input, digest }: ReadRow): Promise<Made> => {
  const asked = { area: area.id, input, key: digest, of: 'organisation' } as const
  const { outcome, isRepeat } = await beginOnce(host, asked, by)
  if (outcome.__typename === 'Begun') return { state: isRepeat ? 'already' : 'made', errors: [] }
  const errors = wrongIn(outcome)
  return refused(errors.length > 0 ? errors : [{ path: '', key: 'form:overtaken', values: {} }])
}

/** Whether the record itself is there, or was: its history stays when it is gone. */
const isMade = (error: unknown): boolean => isUnique(error) && error.constraint.endsWith('_pkey')

const create = async ({ host, by, form: { area } }: Importing, { input, id }: ReadRow): Promise<Made> => {
  try {
    const saved = await createRecord(host, by, area, input, null, id)
    return saved.__typename === 'Saved' ? { state: 'made', errors: [] } : refused(saved.fields)
  } catch (error) {
    if (isMade(error)) return { state: 'already', errors: [] }
    throw error
  }
}

/** Makes a record of a row as its person would, once whoever of the organisation brings it and however often. @throws HttpError FORBIDDEN */
export const makeRow = async (importing: Importing, row: ReadRow): Promise<Made> => {
  if (row.wrong.length > 0) return refused(row.wrong)
  try {
    return await (importing.form.area.lifecycle ? begin : create)(importing, row)
  } catch (error) {
    if (error instanceof HttpError && error.code === 'BAD_INPUT') return refused([...error.fields])
    throw error
  }
}
