import { asks } from './plan.asks.ts'
import { definePlan } from './plan.define.ts'
import { planPermissions } from './plan.permissions.ts'

/** Of the plans of insurers. */
export const plan = definePlan({ id: 'plan', asks, permissions: planPermissions })
