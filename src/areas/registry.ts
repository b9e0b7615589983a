import type { Area } from '../shared/area/types.ts'
import { accessPermission } from './access/accessPermission.ts'
import { accessRole } from './access/accessRole.ts'
import { apiKey } from './access/apiKey.ts'
import { auditLog } from './access/auditLog.ts'
import { privilege } from './access/privilege.ts'
import { roleLevel } from './access/roleLevel.ts'
import { roleSection } from './access/roleSection.ts'
import { userAccount } from './access/userAccount.ts'
import { claimPool } from './finance/claimPool.ts'
import { disbursement } from './finance/disbursement.ts'
import { commission } from './finance/commission.ts'
import { bankStatementLine } from './finance/bankStatementLine.ts'
import { commissionPayment } from './finance/commissionPayment.ts'
import { commissionSchedule } from './finance/commissionSchedule.ts'
import { insurerBranch } from './finance/insurerBranch.ts'
import { insurerCommission } from './finance/insurerCommission.ts'
import { invoice } from './finance/invoice.ts'
import { invoiceLine } from './finance/invoiceLine.ts'
import { ledgerAccount } from './finance/ledgerAccount.ts'
import { ledgerClosing } from './finance/ledgerClosing.ts'
import { ledgerEntry } from './finance/ledgerEntry.ts'
import { ledgerLine } from './finance/ledgerLine.ts'
import { paymentException } from './finance/paymentException.ts'
import { reconciliation, reconciliationDifference } from './finance/reconciliation.ts'
import { payout } from './finance/payout.ts'
import { remittance } from './finance/remittance.ts'
import { adhocRequest } from './forms/adhocRequest.ts'
import { claimForm } from './forms/claimForm.ts'
import { formBlock } from './forms/formBlock.ts'
import { formDefinition } from './forms/formDefinition.ts'
import { formLink } from './forms/formLink.ts'
import { formTest } from './forms/formTest.ts'
import { formManagement } from './forms/formManagement.ts'
import { formSubmission } from './forms/formSubmission.ts'
import { formVersion } from './forms/formVersion.ts'
import { postQuote } from './forms/postQuote.ts'
import { requestType } from './forms/requestType.ts'
import { insuranceCategory } from './insurance/insuranceCategory.ts'
import { insurer } from './insurance/insurer.ts'
import { insurerProduct } from './insurance/insurerProduct.ts'
import { riskIndustry } from './insurance/riskIndustry.ts'
import { bus } from './lines/bus.ts'
import { cancellation } from './lines/cancellation.ts'
import { creditLife } from './lines/creditLife.ts'
import { train } from './lines/train.ts'
import { organisation } from './organisations/organisation.ts'
import { roleTemplate } from './organisations/roleTemplate.ts'
import { templateRole } from './organisations/templateRole.ts'
import { agent } from './parties/agent.ts'
import { agentClaim } from './parties/agentClaim.ts'
import { bank } from './parties/bank.ts'
import { broker } from './parties/broker.ts'
import { partner } from './parties/partner.ts'
import { partnerStore } from './parties/partnerStore.ts'
import { partnerProduct } from './parties/partnerProduct.ts'
import { relation } from './parties/relation.ts'
import { ruleEngine } from './rules/ruleEngine.ts'
import { ruleVersion } from './rules/ruleVersion.ts'

/** Every area of the product; menu, routes, GraphQL, endpoints, permissions and tests are read off it. */
export const areas: readonly Area[] = [
  creditLife,
  cancellation,
  invoice,
  disbursement,
  claimPool,
  insurerCommission,
  commission,
  payout,
  ledgerEntry,
  ledgerAccount,
  ledgerLine,
  ledgerClosing,
  paymentException,
  invoiceLine,
  insurerBranch,
  commissionPayment,
  commissionSchedule,
  remittance,
  bankStatementLine,
  reconciliation,
  reconciliationDifference,
  broker,
  bank,
  partner,
  partnerStore,
  partnerProduct,
  agent,
  agentClaim,
  relation,
  insuranceCategory,
  insurer,
  insurerProduct,
  riskIndustry,
  organisation,
  roleTemplate,
  templateRole,
  train,
  bus,
  userAccount,
  accessRole,
  privilege,
  accessPermission,
  roleLevel,
  roleSection,
  apiKey,
  auditLog,
  formManagement,
  formDefinition,
  formVersion,
  formSubmission,
  formLink,
  formTest,
  formBlock,
  claimForm,
  postQuote,
  requestType,
  adhocRequest,
  ruleEngine,
  ruleVersion,
]
