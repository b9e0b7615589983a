import { faker } from '@faker-js/faker/locale/id_ID'
import type { KeptFile } from '../../../../machines/fields/kept.ts'
import { days } from '../../../../machines/kit/days.ts'
import type { FormField } from '../../../shared/forms/definition.ts'
import { filesTaken } from '../../../shared/forms/input.ts'
import type { FileStore } from '../../files/fileStore.ts'
import type { Row } from '../insertRows.ts'
import { paperOf } from '../papers.ts'
import type { People } from '../people.ts'
import { emblemOf, lineOf } from '../pictures.ts'

const pictured = { width: 640, height: 480 }
const signed = { width: 320, height: 120 }

const kinds = {
  photo: { name: 'Photo.png', type: 'image/png', content: (id: string) => emblemOf(id, pictured) },
  signature: { name: 'Signature.png', type: 'image/png', content: () => lineOf(signed) },
  paper: { name: 'Papers.pdf', type: 'application/pdf', content: () => paperOf('Papers: specimen of the demo') },
} as const

type Kind = keyof typeof kinds

const kindOf = (field: FormField): Kind => {
  if (field.type === 'photo' || field.type === 'signature') return field.type
  return filesTaken(field)!.kinds.includes('pdf') ? 'paper' : 'photo'
}

/** The files of the demo's submissions: one of each kind for each broker, which all of theirs refer to. */
export const specimensOf = (people: People) => {
  const brokers = people.members.filter(({ kind }) => kind === 'broker')
  const specimens = brokers.flatMap(({ id: broker }) =>
    (Object.keys(kinds) as Kind[]).map((kind) => {
      const id = faker.string.uuid()
      return { id, broker, kind, content: kinds[kind].content(id) }
    }),
  )
  return {
    fileFor:
      (house: string) =>
      (field: FormField): KeptFile => {
        const wanted = kindOf(field)
        const { id, kind, content } = specimens.find((one) => one.broker === house && one.kind === wanted)!
        return { id, name: kinds[kind].name, type: kinds[kind].type, size: content.length }
      },

    /** Writes the files and answers their rows. */
    write: (files: FileStore, now: Date): Promise<Row[]> =>
      Promise.all(
        specimens.map(async ({ id, broker, kind, content }) => {
          const key = `demo-${id}`
          await files.remove(key)
          const { digest, size } = await files.write(key, [content])
          const at = new Date(now.getTime() - days(30))
          const uploader = people.staff(broker, 'brokerAssessor')[0]!.userId
          const { name, type } = kinds[kind]
          const told = { name, type, size, digest, area: 'form_submission', parties: [broker] }
          const brought = { uploaded_by: uploader, confirmed_at: at, created_at: at }
          return { id, organisation_id: broker, storage_key: key, ...told, ...brought }
        }),
      ),
  }
}
