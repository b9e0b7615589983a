import { defineArea } from '../../shared/area/defineArea.ts'
import { journeyPolicies } from '../../shared/lines/policy.ts'

export const bus = defineArea({
  ...journeyPolicies,
  id: 'bus_policy',
  name: 'busPolicy',
  table: 'bus_policies',
  route: '/bus/policy',
  menu: [{ product: 'bus', entry: 'policyList' }],
  permissions: { list: 'product.bus.policy.list', detail: 'product.bus.policy.detail' },
  operations: {
    list: { name: 'bus.listPolicy' },
    export: { name: 'bus.downloadAllPolicy' },
    detail: { name: 'bus.detailPolicy' },
    history: { name: 'bus.claimsHistoriesPolicy' },
  },
})
