import type { Area } from '../shared/area/types.ts'
import { premiumBook } from './finance/premiumBook.ts'
import { bus } from './lines/bus.ts'
import { cancellation } from './lines/cancellation.ts'
import { creditLife } from './lines/creditLife.ts'
import { train } from './lines/train.ts'
import { bank } from './parties/bank.ts'
import { broker } from './parties/broker.ts'
import { partner } from './parties/partner.ts'
import { relation } from './parties/relation.ts'

/** Every area of the product; menu, routes, GraphQL, endpoints, permissions and tests are read off it. */
export const areas: readonly Area[] = [
  creditLife,
  cancellation,
  premiumBook,
  broker,
  bank,
  partner,
  relation,
  train,
  bus,
]
