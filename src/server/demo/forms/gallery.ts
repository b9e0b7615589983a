import type { Definition } from '../../../shared/forms/definition.ts'
import { sandboxQuestions } from '../../../shared/forms/sandboxQuestions.ts'
import { documentRequest } from './documentRequest.ts'
import { motorClaim } from './motorClaim.ts'
import { healthDeclaration, payout, travelDelay } from './samples.ts'

interface Sample {
  code: string
  name: string
  description: string
  country: string
  variants: readonly (readonly [code: string, name: string])[]
  definition: Definition
  /** How far its newest version has come; with `revised` the version before it is live. */
  way: 'pending' | 'published' | 'failed' | 'revised'
}

/** Asks the same as insurers, for while they are away. */
export const furtherQuestions: Sample = {
  code: 'POST-QUOTE',
  name: 'Further questions of insurers',
  description: 'What insurers ask of a quotation before they go on, for while they cannot be reached',
  country: 'ID',
  variants: [],
  definition: sandboxQuestions,
  way: 'published',
}

/** Forms of an insurance marketplace, one at least in every state in which a version rests. */
export const gallery: readonly Sample[] = [
  {
    code: 'MOTOR-CLAIM',
    name: 'Motor claim',
    description: 'What a driver tells after an accident or a theft',
    country: 'ID',
    variants: [
      ['AGENT', 'Filled in by an agent'],
      ['CUSTOMER', 'Filled in by the customer'],
    ],
    definition: motorClaim,
    way: 'revised',
  },
  {
    code: 'HEALTH-DECLARATION',
    name: 'Health declaration',
    description: 'What borrowers declare before their loan is covered',
    country: 'ID',
    variants: [],
    definition: healthDeclaration,
    way: 'published',
  },
  {
    code: 'TRAVEL-DELAY',
    name: 'Travel delay claim',
    description: 'For passengers whose flight was late, cancelled or missed',
    country: 'ID',
    variants: [],
    definition: travelDelay,
    way: 'failed',
  },
  {
    code: 'PAYOUT',
    name: 'Payout details',
    description: 'Where an approved amount goes',
    country: 'VN',
    variants: [],
    definition: payout,
    way: 'pending',
  },
  furtherQuestions,
  {
    code: 'DOCUMENT-REQUEST',
    name: 'Request of a document',
    description: 'What a colleague says who needs a document of a policy',
    country: 'ID',
    variants: [],
    definition: documentRequest,
    way: 'published',
  },
]
