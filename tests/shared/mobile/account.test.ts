import { describe, expect, it } from 'vitest'
import { isMobileAccount } from '../../../src/shared/mobile/account.ts'
import { somebody } from './support.ts'

const roles = [
  'partner',
  'partner admin',
  'manager',
  'store manager',
  'sales agent',
  'service centre',
  'areps',
  'admin',
  'platform admin',
  'super admin',
  'internal staff',
  'customer service',
  'insurer',
  'company',
  'brokerManager',
  'viewer',
  '',
]

const eligible = (industry: string | null) => roles.filter((role) => isMobileAccount(somebody(role, { industry })))

describe('who may use the mobile layout', () => {
  it.each([null, 'travel'])(
    'B006 C004 C005 partners and their people, in an organisation of the industry %s',
    (industry) =>
      expect(eligible(industry)).toEqual(['partner', 'partner admin', 'manager', 'store manager', 'sales agent']),
  )

  it.each(['gadget', 'smartphone', 'Gadget'])(
    'B074 C003 C005 P16 partner, service centre, areps and admin, in an organisation of the industry %s',
    (industry) => expect(eligible(industry)).toEqual(['partner', 'service centre', 'areps', 'admin', 'platform admin']),
  )

  it('however the role is spelt', () =>
    expect(['serviceCentre', 'SERVICE_CENTRE', 'service-centre', 'services centre'].map(inGadget)).toEqual([
      true,
      true,
      true,
      false,
    ]))
})

const inGadget = (role: string) => isMobileAccount(somebody(role, { industry: 'gadget' }))
