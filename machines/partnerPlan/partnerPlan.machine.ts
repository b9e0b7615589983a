import { type PlanDeclaration, planMachineOf } from '../plan/plan.chart.ts'
import { asks } from './partnerPlan.asks.ts'
import { partnerPlanPermissions } from './partnerPlan.permissions.ts'

/** Of what partners sell. */
export const partnerPlanDeclaration: PlanDeclaration = { id: 'partnerPlan', asks, permissions: partnerPlanPermissions }

export const partnerPlanMachine = planMachineOf(partnerPlanDeclaration)
