import { describe } from 'vitest'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { laws } from '../support/laws.ts'
import { odd } from '../support/odd.ts'

describe('the credit life lifecycle', () => {
  laws(creditLife, odd, { runs: 80, length: 15 })
})
