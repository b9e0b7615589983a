import type { accessRole } from '../areas/access/accessRole.ts'
import type { privilege } from '../areas/access/privilege.ts'
import type { userAccount } from '../areas/access/userAccount.ts'
import type { commission } from '../areas/finance/commission.ts'
import type { agentClaim } from '../areas/parties/agentClaim.ts'
import type { claimPool } from '../areas/finance/claimPool.ts'
import type { disbursement } from '../areas/finance/disbursement.ts'
import type { invoice } from '../areas/finance/invoice.ts'
import type { payout } from '../areas/finance/payout.ts'
import type { ledgerAccount } from '../areas/finance/ledgerAccount.ts'
import type { insurerCommission } from '../areas/finance/insurerCommission.ts'
import type { remittance } from '../areas/finance/remittance.ts'
import type { ledgerEntry } from '../areas/finance/ledgerEntry.ts'
import type { bankStatementLine } from '../areas/finance/bankStatementLine.ts'
import type { adhocRequest } from '../areas/forms/adhocRequest.ts'
import type { claimForm } from '../areas/forms/claimForm.ts'
import type { formManagement } from '../areas/forms/formManagement.ts'
import type { formSubmission } from '../areas/forms/formSubmission.ts'
import type { formTest } from '../areas/forms/formTest.ts'
import type { formVersion } from '../areas/forms/formVersion.ts'
import type { postQuote } from '../areas/forms/postQuote.ts'
import type { cancellation } from '../areas/lines/cancellation.ts'
import type { roleTemplate } from '../areas/organisations/roleTemplate.ts'
import type { ruleEngine } from '../areas/rules/ruleEngine.ts'
import type { ruleVersion } from '../areas/rules/ruleVersion.ts'
import type { broker } from '../areas/parties/broker.ts'
import type { partner } from '../areas/parties/partner.ts'
import { partsOf } from '../pages/parts.ts'

/** What the areas have of their own in the browser, by their ids. */
export const parts = {
  ...partsOf<typeof accessRole>('access_role', {
    pages: {
      tree: () => import('./rights/TreePage.tsx'),
      matrix: () => import('./rights/MatrixPage.tsx'),
    },
    foresight: { change: () => import('./rights/Foresight.tsx') },
  }),
  ...partsOf<typeof privilege>('privilege', { foresight: { change: () => import('./rights/Foresight.tsx') } }),
  ...partsOf<typeof userAccount>('user_account', {
    pages: {
      act: () => import('./rights/ActPage.tsx'),
      review: () => import('./rights/ReviewPage.tsx'),
    },
    tabs: {
      rights: () => import('./rights/RightsTab.tsx'),
      devices: () => import('./devices/DevicesTab.tsx'),
    },
  }),
  ...partsOf<typeof broker>('broker', { pages: { config: () => import('./broker/ConfigPage.tsx') } }),
  ...partsOf<typeof roleTemplate>('role_template', { pages: { rollOut: () => import('./rights/RollOutPage.tsx') } }),
  ...partsOf<typeof cancellation>('cancellation', { tools: { refund: () => import('./cancellation/RefundTool.tsx') } }),
  ...partsOf<typeof agentClaim>('agent_claim', {
    pages: { answer: () => import('./claims/ClaimAnswerPage.tsx') },
    tabs: { answers: () => import('./forms/CaseAnswersTab.tsx') },
  }),
  ...partsOf<typeof claimPool>('claim_pool', { tabs: { movements: () => import('./finance/MovementsTab.tsx') } }),
  ...partsOf<typeof invoice>('invoice', { tabs: { timeline: () => import('./finance/PaymentTab.tsx') } }),
  ...partsOf<typeof disbursement>('disbursement', { tabs: { timeline: () => import('./finance/PaymentTab.tsx') } }),
  ...partsOf<typeof payout>('payout', {
    tabs: { sum: () => import('./finance/SumTab.tsx'), timeline: () => import('./finance/PaymentTab.tsx') },
  }),
  ...partsOf<typeof ledgerEntry>('ledger_entry', {
    cells: { subject: () => import('./finance/SubjectCell.tsx') },
    tabs: { lines: () => import('./finance/LinesTab.tsx') },
  }),
  ...partsOf<typeof bankStatementLine>('bank_statement_line', {
    pages: { candidates: () => import('./finance/CandidatesPage.tsx') },
  }),
  ...partsOf<typeof commission>('commission', { tools: { pay: () => import('./finance/PayCommissionTool.tsx') } }),
  ...partsOf<typeof remittance>('remittance', { tools: { request: () => import('./finance/RequestPaymentTool.tsx') } }),
  ...partsOf<typeof insurerCommission>('insurer_commission', {
    tabs: { quotes: () => import('./finance/QuotesTab.tsx') },
  }),
  ...partsOf<typeof ledgerAccount>('ledger_account', {
    pages: { trialBalance: () => import('./finance/TrialBalancePage.tsx') },
    tabs: { statement: () => import('./finance/StatementTab.tsx') },
  }),
  ...partsOf<typeof adhocRequest>('adhoc_request', {
    pages: {
      answer: () => import('./requests/RequestAnswerPage.tsx'),
      types: () => import('./requests/TypesPage.tsx'),
    },
    tabs: { answers: () => import('./forms/CaseAnswersTab.tsx') },
  }),
  ...partsOf<typeof claimForm>('claim_form', {
    pages: {
      tester: () => import('./forms/TesterPage.tsx'),
      add: () => import('./claimForms/NewFormPage.tsx'),
      design: () => import('./claimForms/DesignBoundPage.tsx'),
    },
  }),
  ...partsOf<typeof formManagement>('form_management', {
    foresight: { change: () => import('./forms/UsedBy.tsx') },
    pages: { design: () => import('./forms/NewestDesignPage.tsx') },
    tabs: {
      versions: () => import('./forms/VersionsTab.tsx'),
      statistics: () => import('./forms/StatisticsTab.tsx'),
      uses: () => import('./forms/UsesTab.tsx'),
    },
  }),
  ...partsOf<typeof formVersion>('form_version', {
    pages: {
      fill: () => import('./forms/FillPage.tsx'),
      design: () => import('./forms/DesignPage.tsx'),
      preview: () => import('./forms/PreviewPage.tsx'),
      compare: () => import('./forms/ComparePage.tsx'),
    },
    tabs: { findings: () => import('./forms/FindingsTab.tsx') },
    foresight: { change: () => import('./forms/UsedBy.tsx') },
  }),
  ...partsOf<typeof ruleEngine>('rule_engine', {
    tabs: { rows: () => import('./rules/RowsTab.tsx'), versions: () => import('./rules/VersionsTab.tsx') },
    tools: { elsewhere: () => import('./rules/ElsewhereTool.tsx') },
  }),
  ...partsOf<typeof ruleVersion>('rule_version', { tabs: { rules: () => import('./rules/RulesTab.tsx') } }),
  ...partsOf<typeof formTest>('form_test', { tabs: { verdict: () => import('./forms/VerdictTab.tsx') } }),
  ...partsOf<typeof formSubmission>('form_submission', {
    tabs: {
      answers: () => import('./forms/AnswersTab.tsx'),
      json: () => import('./forms/AnswersJsonTab.tsx'),
      recheck: () => import('./forms/RecheckTab.tsx'),
    },
  }),
  ...partsOf<typeof postQuote>('postquote', {
    pages: { questions: () => import('./forms/QuestionsPage.tsx') },
    tabs: { answers: () => import('./forms/CaseAnswersTab.tsx') },
    tools: { insurer: () => import('./forms/InsurerTool.tsx') },
  }),
  ...partsOf<typeof partner>('partner', {
    cells: { brandingName: () => import('./partner/NameCell.tsx') },
    pages: { products: () => import('./partner/ProductsPage.tsx') },
  }),
}
