import type { Words } from '../../ui/statechart/words.ts'
import type { CountedMachine } from './machines.gateway.ts'

/** What a part of a machine's page is told: the machine, and what its states and events are called. */
export interface PartProps {
  machine: CountedMachine
  words: Words
}
