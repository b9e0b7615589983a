import type { FastifyInstance } from 'fastify'
import { formManagement as forms } from '../../areas/forms/formManagement.ts'
import type { Companions, Finders, Followers, Host } from '../context.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Guardians, Performers } from '../performer.ts'
import { apiKey } from './apiKey.ts'
import { apiKeyScope } from './apiKeyScope.ts'
import { apiKeyTime } from './apiKeyTime.ts'
import { arising } from './arising.ts'
import { bank } from './bank.ts'
import { bankStatementLine, matchStatements } from './books/bankStatements.ts'
import { broker } from './broker.ts'
import { agentClaim } from './agentClaims.ts'
import { claimForm, claimFormRoutes, formOfClaim } from './claimForms.ts'
import { pay } from './commission/pay.ts'
import { commissionRoutes } from './commission/routes.ts'
import { tellCommissions } from './commission/told.ts'
import { creditLife } from './creditLife.ts'
import { formFigureRoutes } from './formFigureRoutes.ts'
import { formLinkRoutes } from './formLinks/routes.ts'
import { formLink, formLinkActions, formLinkTime, inviteTo } from './formLinks/actions.ts'
import { form, formCompanions, formManagement, formTime, formVersion, formVersionActions } from './forms.ts'
import { formBlock, formBlockAuthor } from './formBlocks.ts'
import { formTest } from './formTests.ts'
import { givenPermissions } from './givenPermissions.ts'
import { offer, partner } from './partner.ts'
import { adhocRequest, requestGuardians } from './requests.ts'
import { claimPool } from './disbursements/claimPools.ts'
import { coveredByPool, disbursedBy } from './disbursements/disbursed.ts'
import { disbursementRoutes } from './disbursements/routes.ts'
import { claimPoolRoutes } from './disbursements/poolRoutes.ts'
import { billedBy } from './invoices/billed.ts'
import { payRoutes } from './invoices/payRoutes.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { insuranceCategory } from './insuranceCategory.ts'
import { organisation } from './organisation.ts'
import { postQuote, postQuoteActions } from './insurerQuestions/postQuotes.ts'
import { ledgerRoutes } from './ledger.ts'
import { postQuoteRoutes } from './insurerQuestions/routes.ts'
import { sandboxRoutes } from './insurerQuestions/sandbox.ts'
import { paymentException } from './paymentExceptions.ts'
import { paymentSandboxRoutes } from './payments/sandbox/routes.ts'
import { paymentTimelineRoutes } from './payments/timelineRoutes.ts'
import { paymentWebhookRoutes } from './payments/webhooks.ts'
import { reconcileNightly, reconciliationActions, reconciliationDifferenceActions } from './books/asking.ts'
import { remittance } from './remittances.ts'
import { rights } from './rights.ts'
import { roleTemplate, templateRole } from './roleTemplates.ts'
import { ruledTable } from './rules/ruledTable.ts'
import { ruleRoutes } from './rules/routes.ts'
import { blankAnswers, fill } from './submissions.ts'

/** Who does what the areas declare as actions: the one place of the server that names areas. */
export const performers: Performers<Host> = {
  adhoc_request: adhocRequest,
  agent_claim: { ...agentClaim, invite: inviteTo('claim') },
  access_role: givenPermissions,
  api_key: apiKey,
  bank,
  bank_statement_line: bankStatementLine,
  broker,
  commission: { pay },
  credit_life: creditLife,
  form_link: formLinkActions,
  form_management: formManagement,
  form_version: { ...formVersionActions, fill },
  partner,
  payment_exception: paymentException,
  postquote: { ...postQuoteActions, invite: inviteTo('quotation') },
  privilege: givenPermissions,
  reconciliation: reconciliationActions,
  reconciliation_difference: reconciliationDifferenceActions,
  remittance,
}

/** What stands before each writing of a record. */
export const guardians: Guardians = {
  ...rights,
  ...requestGuardians,
  api_key: apiKeyScope,
  claim_form: claimForm,
  claim_pool: claimPool,
  disbursement: coveredByPool,
  form_block: formBlock,
  form_link: formLink,
  form_management: form,
  form_test: formTest,
  form_version: formVersion,
  insurance_category: insuranceCategory,
  organisation,
  partner: offer,
  postquote: postQuote,
  role_template: roleTemplate,
  role_template_role: templateRole,
}

/** What is found besides for the beginning of a case. */
export const finders: Finders = {
  claim: formOfClaim,
  disbursement: disbursedBy,
  invoice: billedBy,
  ruleVersion: ruledTable,
}

/** What hears of the moves of cases. */
export const followers: Followers = { payout: tellCommissions }

/** What arises with a record. */
export const companions: Companions = { ...arising, ...formCompanions, form_block: formBlockAuthor }

/** By area, what the time does to its records: each answers of how many. */
export const watchers: Readonly<Record<string, (host: Host) => Promise<number>>> = {
  api_key: apiKeyTime,
  bank_statement_line: matchStatements,
  form_link: formLinkTime,
  form_management: formTime(forms.bin!.days),
  form_submission: blankAnswers,
  reconciliation: reconcileNightly,
}

/** What is asked for by REST beside what every area is. */
export const doors: readonly ((app: FastifyInstance, host: Host, sessions: Sessions, uploads: Uploads) => void)[] = [
  claimFormRoutes,
  disbursementRoutes,
  claimPoolRoutes,
  commissionRoutes,
  formFigureRoutes,
  formLinkRoutes,
  invoiceRoutes,
  payRoutes,
  paymentSandboxRoutes,
  paymentTimelineRoutes,
  paymentWebhookRoutes,
  ledgerRoutes,
  postQuoteRoutes,
  ruleRoutes,
  sandboxRoutes,
]
