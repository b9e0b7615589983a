import { defineArea } from '../../shared/area/defineArea.ts'
import { journeyPolicies } from '../../shared/lines/policy.ts'

export const train = defineArea({
  ...journeyPolicies,
  id: 'train_policy',
  name: 'trainPolicy',
  table: 'train_policies',
  route: '/train/policy',
  menu: [{ product: 'train', entry: 'policyList' }],
  permissions: { list: 'product.train.policy.list', detail: 'product.train.policy.detail' },
  operations: {
    list: { name: 'train.listPolicy', method: 'POST', path: '/api/train/v2/policies/list' },
    export: { name: 'train.downloadAllPolicy', method: 'POST', path: '/api/train/v2/policies/reports' },
    detail: { name: 'train.detailPolicy', method: 'GET', path: '/api/train/v2/policies/detail/{number}' },
    history: {
      name: 'train.claimsHistoriesPolicy',
      method: 'GET',
      path: '/api/train/v2/policies/{number}/histories',
    },
  },
})
