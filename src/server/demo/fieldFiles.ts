import { sizeOf } from '../../../machines/fields/image.ts'
import { filesIn, type KeptFile } from '../../../machines/fields/kept.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { FileStore } from '../files/fileStore.ts'
import { fileFields } from '../records/files.ts'
import { lastingColumns } from '../records/scope.ts'
import type { Row } from './insertRows.ts'
import { markNamed } from './marks.ts'
import { paperOf } from './papers.ts'
import type { People } from './people.ts'
import { emblemOf } from './pictures.ts'

/** Of a file that the demo's makers have named: a picture in the colour that its record has, or a paper that says what it is called. */
export const contentOf = (area: Area, name: string, file: KeptFile, row: Row = {}): Buffer => {
  const field = area.fields[name]!
  if (file.type === 'application/pdf') return paperOf(file.name)
  if (field.type !== 'image') throw new Error(`The demo has no file for ${area.id} ${name}`)
  const colour = Object.keys(area.fields).find((one) => area.fields[one]!.type === 'colour')
  return emblemOf(file.id, sizeOf(field), {
    mark: markNamed(file.name),
    colour: colour && (row[snake(colour)] as string | undefined),
  })
}

/** Writes the files that rows of a plain area hold, and answers theirs. */
export const writeFieldFiles = async (
  files: FileStore,
  area: Area,
  rows: readonly Row[],
  { memberships }: People,
): Promise<Row[]> => {
  const held = rows.flatMap((row) =>
    fileFields(area).flatMap((name) => filesIn(row[snake(name)]).map((file) => ({ row, name, file }))),
  )
  return Promise.all(
    held.map(async ({ row, name, file }): Promise<Row> => {
      const key = `demo-${file.id}`
      const parties = lastingColumns(area).map((column) => row[column])
      await files.remove(key)
      const { digest } = await files.write(key, [contentOf(area, name, file, row)])
      return {
        ...file,
        organisation_id: parties[0],
        uploaded_by: memberships.find(({ organisation_id }) => organisation_id === parties[0])!.user_id,
        storage_key: key,
        digest,
        confirmed_at: row.created_at,
        created_at: row.created_at,
        area: area.id,
        field: name,
        case_id: row.id,
        parties,
      }
    }),
  )
}
