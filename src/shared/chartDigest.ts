import type { AnyStateMachine } from 'xstate'
import { configOf } from '../../machines/kernel/config.ts'
import { textKey } from './textKey.ts'

/** By what a chart is known apart from every other that it was or will be, whatever number its version has. */
export const chartDigest = (machine: AnyStateMachine): string => textKey(JSON.stringify(configOf(machine)))
