import { definePlan } from './plan.define.ts'
import { planDeclaration, planMachine } from './plan.machine.ts'

export const plan = definePlan(planDeclaration, planMachine)
