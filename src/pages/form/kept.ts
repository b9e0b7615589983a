import type { PayloadFields } from '../../../machines/fields/fields.ts'

/** Codes are typed once, files are brought anew, and what is guarded is kept nowhere. */
const unkept = ['code', 'file', 'files', 'image']

/** The fields of which what was typed may be found again. */
export const keptOf = (fields: PayloadFields): string[] => {
  const names = Object.entries(fields).flatMap(([, field]) => (field.type === 'file' ? [field.nameIn] : []))
  return Object.keys(fields).filter((name) => {
    const field = fields[name]!
    return !unkept.includes(field.type) && !field.guarded && !names.includes(name)
  })
}
