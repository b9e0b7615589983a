import { faker } from '@faker-js/faker/locale/id_ID'
import { banks } from '../banks.ts'
import type { Maker } from '../plainRows.ts'

/** An organisation's own list of the banks it pays through. */
export const bankRows: Maker = () =>
  faker.helpers
    .shuffle([...banks])
    .slice(0, faker.number.int({ min: 30, max: banks.length }))
    .map(([code, name, accountDigitsMin, accountDigitsMax]) => ({
      code,
      name,
      status: faker.number.int(9) === 0 ? 'INACTIVE' : 'ACTIVE',
      accountDigitsMin,
      accountDigitsMax,
    }))
