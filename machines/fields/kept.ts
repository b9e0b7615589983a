import { isId } from './reference.ts'

/** A file that a record holds, as it was announced. */
export interface KeptFile {
  id: string
  name: string
  type: string
  size: number
}

/** One that is still on its way has no id yet. */
export const isKept = (file: unknown): boolean => {
  const { id } = Object(file) as Partial<KeptFile>
  return typeof id === 'string' && isId(id)
}

/** The files in the value of a field that holds one or several. */
export const filesIn = (value: unknown): KeptFile[] => {
  if (Array.isArray(value)) return value as KeptFile[]
  return value === null || value === undefined ? [] : [value as KeptFile]
}
