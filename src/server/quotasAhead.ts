import type { QuotasAhead, Take } from './context.ts'
import { HttpError } from './http/httpError.ts'
import { amountOf, bucketOf, takeQuotas } from './quota.ts'
import type { Store } from './store/store.ts'

/** A process takes a part like this of a quota at once, ahead of its use; of a small one what is asked for alone. */
const part = 50
/** Buckets beyond which those are forgotten whose windows have ended. */
const most = 10_000

interface Stock {
  left: number
  endsAt: number
}

const withPart = (take: Take): Take => ({
  ...take,
  amount: Math.max(amountOf(take), Math.floor(take.quota.most / part)),
})

const unlessUsedUp = (error: unknown): void => {
  if (!(error instanceof HttpError) || error.code !== 'TOO_MANY') throw error
}

export const openQuotasAhead = (store: Store): QuotasAhead => {
  const stocks = new Map<string, Stock>()
  const filling = new Map<string, Promise<void>>()

  const stockOf = (take: Take, now: Date): Stock | undefined => {
    const stock = stocks.get(bucketOf(take))
    return stock && stock.endsAt > now.getTime() ? stock : undefined
  }
  const isShort = (take: Take, now: Date) => (stockOf(take, now)?.left ?? 0) < amountOf(take)

  const put = async (takes: readonly Take[], now: Date): Promise<void> => {
    const ends = await takeQuotas(store, takes, now)
    if (stocks.size > most)
      for (const [bucket, { endsAt }] of stocks) if (endsAt <= now.getTime()) stocks.delete(bucket)
    takes.forEach((take, index) => {
      const left = stockOf(take, now)?.left ?? 0
      stocks.set(bucketOf(take), { left: left + amountOf(take), endsAt: ends[index]! })
    })
  }

  /** A part of each where all have so much left, else no more than is asked for; one statement for all who ask at once. */
  const fill = (takes: readonly Take[], now: Date): Promise<void> => {
    const who = takes.map(bucketOf).join()
    const before = filling.get(who)
    if (before) return before
    const filled = put(takes.map(withPart), now)
      .catch((error: unknown) => {
        unlessUsedUp(error)
        return put(takes, now)
      })
      .finally(() => filling.delete(who))
    filling.set(who, filled)
    return filled
  }

  return {
    prepare: async (takes, now) => {
      const short = takes.filter((take) => isShort(take, now))
      if (short.length > 0) await fill(short, now).catch(unlessUsedUp)
    },
    take: async (takes, now) => {
      for (let short = takes; short.length > 0;) {
        short = takes.filter((take) => isShort(take, now))
        if (short.length > 0) await fill(short, now)
      }
      for (const take of takes) stockOf(take, now)!.left -= amountOf(take)
    },
    giveBack: (takes, now) => {
      for (const take of takes) {
        const stock = stockOf(take, now)
        if (stock) stock.left += amountOf(take)
      }
    },
  }
}
