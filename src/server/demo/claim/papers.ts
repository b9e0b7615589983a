import { faker } from '@faker-js/faker/locale/id_ID'
import type { FileStore } from '../../files/fileStore.ts'
import type { Row } from '../insertRows.ts'
import { paperOf } from '../papers.ts'
import type { People } from '../people.ts'

const names = ['Claim form.pdf', 'Photos of the damage.pdf', 'Police report.pdf', 'Repair invoice.pdf'] as const

/** The papers of the demo: one file of each kind for each broker, that all of its claims refer to. */
export const papersOf = (people: People, area: string, called: readonly string[] = names) => {
  const brokers = people.members.filter(({ kind }) => kind === 'broker')
  const papers = brokers.flatMap(({ id: broker }) => called.map((name) => ({ id: faker.string.uuid(), broker, name })))
  return {
    ofBroker: (broker: string) => papers.filter((paper) => paper.broker === broker),

    /** Writes the files and answers their rows. */
    write: (files: FileStore, at: Date): Promise<Row[]> =>
      Promise.all(
        papers.map(async ({ id, broker, name }) => {
          const key = `demo-${id}`
          await files.remove(key)
          const { digest, size } = await files.write(key, [paperOf(name.replace('.pdf', ': specimen of the demo'))])
          return {
            id,
            organisation_id: broker,
            uploaded_by: people.staff(broker, 'brokerAssessor')[0]!.userId,
            storage_key: key,
            name,
            type: 'application/pdf',
            size,
            digest,
            confirmed_at: at,
            area,
            parties: [broker],
            created_at: at,
          }
        }),
      ),
  }
}
