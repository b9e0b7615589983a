import type { Definition } from '../../../shared/forms/definition.ts'
import { sandboxQuestions } from '../../../shared/forms/sandboxQuestions.ts'
import { cyberQuestionnaire, discountRequest, marineDeclaration, suretyRequest } from './business.ts'
import { motorProposal, vehicleInspection } from './motor.ts'
import { motorClaim } from './motorClaim.ts'
import { deathClaim, groupEnrolment, healthDeclaration, hospitalCash, travelDelay } from './person.ts'
import { burglaryClaim, fireProposal, phoneClaim } from './property.ts'
import { documentRequest, dueDiligence, payout, policyServicing } from './service.ts'

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

const published = (
  code: string,
  country: string,
  name: string,
  description: string,
  definition: Definition,
): Sample => ({ code, name, description, country, variants: [], definition, way: 'published' })

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
  published(
    'DOCUMENT-REQUEST',
    'ID',
    'Request of a document',
    'What a colleague says who needs a document of a policy',
    documentRequest,
  ),
  published('MOTOR-PROPOSAL', 'ID', 'Motor proposal', 'What is asked before a vehicle is covered', motorProposal),
  published('INSPECTION', 'ID', 'Vehicle inspection', 'Photos and condition, by a surveyor', vehicleInspection),
  published('FIRE-PROPOSAL', 'ID', 'Fire proposal', 'Building, contents and stock with their protection', fireProposal),
  published('BURGLARY-CLAIM', 'MY', 'Home burglary claim', 'What was stolen, with its value', burglaryClaim),
  published('PHONE-CLAIM', 'TH', 'Telephone claim', 'Broken screen, liquid or theft', phoneClaim),
  published('HOSPITAL-CASH', 'VN', 'Hospital cash claim', 'Nights in hospital, each of which is paid', hospitalCash),
  published('DEATH-CLAIM', 'ID', 'Death claim', 'What beneficiaries claim, each with a share', deathClaim),
  published('GROUP-ENROLMENT', 'VN', 'Group enrolment', 'Employees who are covered together', groupEnrolment),
  published('MARINE', 'ID', 'Marine cargo declaration', 'A shipment below an open cover', marineDeclaration),
  published('SURETY', 'ID', 'Surety bond request', 'A guarantee that a contractor asks for', suretyRequest),
  published('CYBER', 'MY', 'Cyber questionnaire', 'What an underwriter of cyber risks asks', cyberQuestionnaire),
  published('SERVICING', 'PH', 'Policy servicing', 'What a policyholder wants changed', policyServicing),
  published(
    'DUE-DILIGENCE',
    'ID',
    'Customer due diligence',
    'Who a customer is, and the source of funds',
    dueDiligence,
  ),
  published('DISCOUNT', 'ID', 'Discount request', 'A discount and who bears it', discountRequest),
]
