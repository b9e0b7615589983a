import { asks } from './plan.asks.ts'
import { type PlanDeclaration, planMachineOf } from './plan.chart.ts'
import { planPermissions } from './plan.permissions.ts'

/** Of the plans of insurers. */
export const planDeclaration: PlanDeclaration = { id: 'plan', asks, permissions: planPermissions }

export const planMachine = planMachineOf(planDeclaration)
