import type { Definition } from '../../../shared/forms/definition.ts'
import { sandboxQuestions } from '../../../shared/forms/sandboxQuestions.ts'
import { cyberQuestionnaire, discountRequest, marineDeclaration, suretyRequest } from './business.ts'
import { motorProposal, vehicleInspection } from './motor.ts'
import { motorClaim, motorClaimNext } from './motorClaim.ts'
import { deathClaim, groupEnrolment, travelDelay } from './person.ts'
import { healthDeclaration, hospitalCash } from './health.ts'
import { burglaryClaim, fireProposal, phoneClaim } from './property.ts'
import { documentRequest, dueDiligence, payout, policyServicing } from './service.ts'
import { feedback, roadside } from './unfinished.ts'

interface Sample {
  code: string
  name: string
  description: string
  country: string
  variants: readonly (readonly [code: string, name: string])[]
  definition: Definition
  /** How far its first version has come. */
  way: 'pending' | 'published' | 'failed'
  /** What a second version asks that is still worked on, with what is noted of it. */
  next?: { definition: Definition; note: string }
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

const live = (code: string, country: string, name: string, description: string, definition: Definition): Sample => ({
  code,
  name,
  description,
  country,
  variants: [],
  definition,
  way: 'published',
})

/** Twenty forms of an insurance marketplace. */
export const published: readonly Sample[] = [
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
    way: 'published',
    next: { definition: motorClaimNext, note: 'Asks for the place of the repair' },
  },
  live(
    'HEALTH-DECLARATION',
    'ID',
    'Health declaration',
    'What borrowers declare before their loan is covered',
    healthDeclaration,
  ),
  live(
    'TRAVEL-DELAY',
    'ID',
    'Travel delay claim',
    'For passengers whose flight was late, cancelled or missed',
    travelDelay,
  ),
  live('PAYOUT', 'VN', 'Payout details', 'Where an approved amount goes', payout),
  furtherQuestions,
  live(
    'DOCUMENT-REQUEST',
    'ID',
    'Request of a document',
    'What a colleague says who needs a document of a policy',
    documentRequest,
  ),
  live('MOTOR-PROPOSAL', 'ID', 'Motor proposal', 'What is asked before a vehicle is covered', motorProposal),
  live('INSPECTION', 'ID', 'Vehicle inspection', 'Photos and condition, by a surveyor', vehicleInspection),
  live('FIRE-PROPOSAL', 'ID', 'Fire proposal', 'Building, contents and stock with their protection', fireProposal),
  live('BURGLARY-CLAIM', 'MY', 'Home burglary claim', 'What was stolen, with its value', burglaryClaim),
  live('PHONE-CLAIM', 'TH', 'Telephone claim', 'Broken screen, liquid or theft', phoneClaim),
  live('HOSPITAL-CASH', 'VN', 'Hospital cash claim', 'Nights in hospital, each of which is paid', hospitalCash),
  live('DEATH-CLAIM', 'ID', 'Death claim', 'What beneficiaries claim, each with a share', deathClaim),
  live('GROUP-ENROLMENT', 'VN', 'Group enrolment', 'Employees who are covered together', groupEnrolment),
  live('MARINE', 'ID', 'Marine cargo declaration', 'A shipment below an open cover', marineDeclaration),
  live('SURETY', 'ID', 'Surety bond request', 'A guarantee that a contractor asks for', suretyRequest),
  live('CYBER', 'MY', 'Cyber questionnaire', 'What an underwriter of cyber risks asks', cyberQuestionnaire),
  live('SERVICING', 'PH', 'Policy servicing', 'What a policyholder wants changed', policyServicing),
  live('DUE-DILIGENCE', 'ID', 'Customer due diligence', 'Who a customer is, and the source of funds', dueDiligence),
  live('DISCOUNT', 'ID', 'Discount request', 'A discount and who bears it', discountRequest),
]

/** Those twenty, with one that is still translated and one in which something was found. */
export const gallery: readonly Sample[] = [
  ...published,
  {
    code: 'FEEDBACK',
    name: 'Feedback on a claim',
    description: 'How a customer found the handling of a claim',
    country: 'ID',
    variants: [],
    definition: feedback,
    way: 'pending',
  },
  {
    code: 'ROADSIDE',
    name: 'Roadside assistance',
    description: 'What is needed by somebody whose vehicle has stopped',
    country: 'ID',
    variants: [],
    definition: roadside,
    way: 'failed',
  },
]
