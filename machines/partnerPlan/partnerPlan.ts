import { definePlan } from '../plan/plan.define.ts'
import { partnerPlanDeclaration, partnerPlanMachine } from './partnerPlan.machine.ts'

export const partnerPlan = definePlan(partnerPlanDeclaration, partnerPlanMachine)
