import { faker } from '@faker-js/faker/locale/id_ID'
import { pdfOf } from '../../documents/sheet.ts'
import type { FileStore } from '../../files/fileStore.ts'
import type { Row } from '../insertRows.ts'
import type { People } from '../people.ts'
import type { Parties } from '../people.ts'
import { type DocumentKind, fileNames } from './steps.ts'

interface Specimen {
  id: string
  kind: DocumentKind
  parties: Parties
}

const contentOf = (kind: DocumentKind, at: Date): Promise<Buffer> =>
  pdfOf(
    {
      language: 'id',
      issuer: 'Covergate',
      colour: '#0f6cbd',
      title: fileNames[kind].replace('.pdf', ''),
      subtitle: 'Contoh - bukan dokumen asli',
      sections: [],
      closing: 'Specimen of the demo, without data of any person.',
    },
    at,
  )

/**
 * The documents of the demo: one file of each kind for each set of parties, that all cases between them refer to. So every
 * reference can be downloaded, by those parties alone, however many cases there are.
 */
export const specimensOf = (people: People, area: string) => {
  const specimens = new Map<string, Specimen>()
  return {
    idOf: (kind: DocumentKind, parties: Parties): string => {
      const key = [kind, ...Object.values(parties).map(({ id }) => id)].join()
      const known = specimens.get(key) ?? { id: faker.string.uuid(), kind, parties }
      specimens.set(key, known)
      return known.id
    },

    /** Writes the files and answers their rows. */
    write: async (files: FileStore, at: Date): Promise<Row[]> => {
      const contents = new Map<DocumentKind, Buffer>()
      for (const kind of Object.keys(fileNames) as DocumentKind[]) contents.set(kind, await contentOf(kind, at))
      return Promise.all(
        [...specimens.values()].map(async ({ id, kind, parties }) => {
          const content = contents.get(kind)!
          const key = `demo-${id}`
          await files.remove(key)
          const { digest } = await files.write(key, [content])
          return {
            id,
            organisation_id: parties.partner.id,
            uploaded_by: people.staff(parties.partner.id, 'partnerOfficer')[0]!.userId,
            storage_key: key,
            name: fileNames[kind],
            type: 'application/pdf',
            size: content.length,
            digest,
            confirmed_at: at,
            area,
            parties: Object.values(parties).map((party) => party.id),
            created_at: at,
          }
        }),
      )
    },
  }
}
