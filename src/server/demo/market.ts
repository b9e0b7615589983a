import { faker } from '@faker-js/faker/locale/id_ID'
import type { Member } from './people.ts'
import type { Parties } from './people.ts'

/** Chooses the parties of a case: the first organisation of each kind has the most business. */
export const partiesFrom = (members: readonly Member[]): (() => Parties) => {
  const chooser = (kind: Member['kind']) => {
    const ofKind = members.filter((member) => member.kind === kind)
    const weighted = ofKind.map((value, index) => ({ value, weight: index === 0 ? 3 : 1 }))
    return () => faker.helpers.weightedArrayElement(weighted)
  }
  const [broker, insurer, bank, partner] = [chooser('broker'), chooser('insurer'), chooser('bank'), chooser('partner')]
  return () => ({ broker: broker(), insurer: insurer(), bank: bank(), partner: partner() })
}
