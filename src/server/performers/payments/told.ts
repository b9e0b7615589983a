import { array, number, object, type ObjectSchema, string } from 'yup'
import { isInstant } from '../../../../machines/fields/day.ts'
import { isStorable } from '../../../../machines/fields/texts.ts'
import type { Channel } from '../../../../machines/kit/gateway.ts'
import { GatewayAway, paymentStates, type PaymentTold, transferStates, type TransferTold } from './gateway.ts'

const storable = (value: string | null | undefined): boolean => typeof value !== 'string' || isStorable(value)
const text = (max: number) => string().strict().min(1).max(max).test('storable', storable).required()
const sum = number().strict().integer().positive().max(Number.MAX_SAFE_INTEGER).required()
const currency = string()
  .strict()
  .matches(/^[A-Z]{3}$/)
  .required()
const anyInstant = string()
  .strict()
  .test('instant', (value) => typeof value !== 'string' || isInstant(value))
const instant = anyInstant.required()
const reason = string().strict().max(500).test('storable', storable).nullable().default(null)

const receipt = object({ receipt: text(80), amount: sum, currency, at: instant })

const channel: ObjectSchema<Channel> = object({
  code: string().strict().max(80).test('storable', storable),
  qr: string().strict().max(2000).test('storable', storable),
  url: string()
    .strict()
    .max(1000)
    .matches(/^https?:\/\//),
})

const asked = { reference: text(60), amount: sum, currency, reason }

const payment: ObjectSchema<PaymentTold> = object({
  ...asked,
  state: string()
    .oneOf([...paymentStates])
    .required(),
  channel: channel.required(),
  until: instant,
  receipts: array(receipt.required()).required(),
})

const transfer: ObjectSchema<TransferTold> = object({
  ...asked,
  state: string()
    .oneOf([...transferStates])
    .required(),
  settled: object({ receipt: text(80), at: instant })
    .nullable()
    .default(null),
  returnedAt: anyInstant.nullable().default(null),
})

const account = object({ name: text(120) })

const reading =
  <T extends object>(schema: ObjectSchema<T>) =>
  (told: unknown): T => {
    try {
      return schema.validateSync(told, { stripUnknown: true }) as T
    } catch (error) {
      throw new GatewayAway('The gateway’s answer cannot be read', { cause: error })
    }
  }

/** Of whatever the gateway has answered. @throws GatewayAway */
export const readPayment = reading(payment)
export const readTransfer = reading(transfer)
export const readAccount = reading(account)
