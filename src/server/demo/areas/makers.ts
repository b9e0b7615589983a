import type { Maker } from '../plainRows.ts'
import { agentRows } from './agent.ts'
import { apiKeyRows } from './apiKey.ts'
import { bankRows } from './bank.ts'
import { brokerRows } from './broker.ts'
import { claimFormRows } from './claimForm.ts'
import { claimPoolRows } from './claimPool.ts'
import { commissionScheduleRows } from './commissionSchedule.ts'
import { formBlockRows } from './formBlock.ts'
import { formDefinitionRows, formRows } from './forms.ts'
import { formTestRows } from './formTest.ts'
import { insurerRows } from './insurer.ts'
import { insurerBranchRows } from './insurerBranch.ts'
import { insuranceCategoryRows } from './insuranceCategory.ts'
import { ledgerClosingRows } from './ledgerClosing.ts'
import { levelRows, sectionRows } from './hierarchy.ts'
import { partnerRows } from './partner.ts'
import { partnerStoreRows } from './partnerStore.ts'
import { installed } from './installed.ts'
import { requestTypeRows } from './requestType.ts'
import { paymentExceptionRows } from './paymentException.ts'
import { relationRows } from './relation.ts'
import { busPolicyRows, trainPolicyRows } from './journeyPolicies.ts'

/** The areas whose records in the demo are not made by the types of their fields alone, by id. */
export const makers: Readonly<Record<string, Maker>> = {
  agent: agentRows,
  api_key: apiKeyRows,
  bank: bankRows,
  broker: brokerRows,
  bus_policy: busPolicyRows,
  claim_form: claimFormRows,
  claim_pool: claimPoolRows,
  commission_schedule: commissionScheduleRows,
  form_block: formBlockRows,
  form_definition: formDefinitionRows,
  form_management: formRows,
  form_test: formTestRows,
  insurer: insurerRows,
  insurer_branch: insurerBranchRows,
  ledger_closing: ledgerClosingRows,
  partner: partnerRows,
  partner_store: partnerStoreRows,
  insurance_category: insuranceCategoryRows,
  payment_exception: paymentExceptionRows,
  organisation: installed,
  relation: relationRows,
  request_type: requestTypeRows,
  role_template: installed,
  role_template_role: installed,
  role_level: levelRows,
  role_section: sectionRows,
  train_policy: trainPolicyRows,
}
