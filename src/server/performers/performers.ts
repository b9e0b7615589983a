import type { Performers } from '../performer.ts'
import { bank } from './bank.ts'
import { broker } from './broker.ts'
import { creditLife } from './creditLife.ts'
import { partner } from './partner.ts'

/** Who does what the areas declare as actions: the one place of the server that names areas. */
export const performers: Performers = { bank, broker, credit_life: creditLife, partner }
