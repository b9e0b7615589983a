import { afterAll, beforeAll, expect, it } from 'vitest'
import { drivableScripts, runGenerated } from '../support/generated.ts'
import { openProduct, type Product } from '../support/product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

it('the spec that testers are handed goes a quotation from its application to its approval', async () => {
  const scripts = await drivableScripts('creditLife', ['APPROVED'])
  expect(scripts[0]?.steps.map(({ event }) => event)).toEqual([
    'created',
    'examination.uploaded',
    'examination.uploaded',
    'spk.submitted',
    'documents.confirmed',
    'quotation.escalatedToBroker',
    'quotation.approved',
  ])
  expect(await runGenerated(scripts, { COVERGATE_URL: product.server.url })).toBe('')
})
