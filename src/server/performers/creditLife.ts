import type { Performer } from '../performer.ts'

const found = 'select id from credit_life_quotations where loan_number = $1 limit 1'

export const creditLife = {
  checkLoanNumber: async ({ sql, input }) => {
    const [known] = await sql.query(found, [input['loan_number']])
    return known ? { against: { isLoanNumberNew: {} } } : {}
  },
} satisfies Record<string, Performer>
