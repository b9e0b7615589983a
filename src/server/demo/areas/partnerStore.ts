import { places } from '../places.ts'
import type { Maker } from '../plainRows.ts'

/** Each partner sells in some of the cities; a code is one store's. */
export const partnerStoreRows: Maker = (_, of) =>
  of('partner').flatMap(({ id, code }, index) =>
    [0, 1, 2].map((nth) => {
      const { city } = places[(index * 3 + nth) % places.length]!
      return {
        code: `${String(code).slice(0, 14)}-S${nth + 1}`,
        name: `${city} ${nth + 1}`,
        partner: id,
        city,
        address: null,
      }
    }),
  )
