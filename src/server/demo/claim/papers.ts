import { faker } from '@faker-js/faker/locale/id_ID'
import type { FileStore } from '../../files/fileStore.ts'
import type { Row } from '../insertRows.ts'
import { paperOf } from '../papers.ts'
import type { People } from '../people.ts'

/** The organisations of a case, its broker first. */
type House = readonly [broker: string, ...others: string[]]

/** The papers of the demo: one file of each kind for the cases of the same organisations, that all of these refer to. */
export const papersOf = (people: People, area: string, called: readonly string[], houses: readonly House[]) => {
  const different = new Map(houses.map((house) => [house.join(), house]))
  const papers = [...different].flatMap(([of, parties]) =>
    called.map((name) => ({ id: faker.string.uuid(), of, parties, name })),
  )
  return {
    of: (house: House) => papers.filter(({ of }) => of === house.join()),

    /** Writes the files and answers their rows. */
    write: (files: FileStore, at: Date): Promise<Row[]> =>
      Promise.all(
        papers.map(async ({ id, parties, name }) => {
          const key = `demo-${id}`
          await files.remove(key)
          const { digest, size } = await files.write(key, [paperOf(name.replace('.pdf', ': specimen of the demo'))])
          return {
            id,
            organisation_id: parties[0],
            uploaded_by: people.staff(parties[0], 'brokerAssessor')[0]!.userId,
            storage_key: key,
            name,
            type: 'application/pdf',
            size,
            digest,
            confirmed_at: at,
            area,
            parties,
            created_at: at,
          }
        }),
      ),
  }
}
