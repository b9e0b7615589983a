import { days } from '../../../../machines/kit/days.ts'
import { dayOf } from '../calendar.ts'
import type { Maker } from '../plainRows.ts'

const taxes = { isPkp: true, ppn: 11, pph23: 2, payeeIsPkp: true, payeePpn: 11, payeePph23: 2 }

/** What is earned of each line, with a rate of before where it has changed. */
export const commissionScheduleRows: Maker = (now) => {
  const ago = (many: number) => dayOf(now - days(many))
  const shared = { ...taxes, referrer: null, referrerShare: null, insurer: null, productCode: null }
  return [
    { name: 'Train', line: 'TRAIN', rate: 20, isNetOff: true, sellerShare: 40 },
    { name: 'Bus', line: 'BUS', rate: 17.5, isNetOff: true, sellerShare: 40 },
    { name: 'Credit life', line: 'CREDIT_LIFE', rate: 12.5, isNetOff: false, sellerShare: 30 },
  ].flatMap((one) => [
    {
      ...shared,
      ...one,
      name: `${one.name}, until the change`,
      rate: one.rate - 2.5,
      validFrom: ago(1500),
      validUntil: ago(91),
    },
    { ...shared, ...one, validFrom: ago(90), validUntil: null },
  ])
}
