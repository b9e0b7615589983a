import type { Method } from '../area/operations.ts'
import type { ClaimFormAnswers } from './answers/claimForm.ts'
import type { CommissionAnswers } from './answers/commission.ts'
import type { CommentAnswers } from './answers/comments.ts'
import type { DisbursementAnswers } from './answers/disbursement.ts'
import type { DocumentAnswers } from './answers/documents.ts'
import type { DraftAnswers } from './answers/drafts.ts'
import type { ExportAnswers } from './answers/exports.ts'
import type { HoldingAnswers } from './answers/holding.ts'
import type { ImportAnswers } from './answers/imports.ts'
import type { FormFigureAnswers } from './answers/formFigures.ts'
import type { FormLinkAnswers } from './answers/formLink.ts'
import type { FileAnswers } from './answers/files.ts'
import type { InquiryAnswers } from './answers/inquiry.ts'
import type { InvoiceAnswers } from './answers/invoice.ts'
import type { LedgerAnswers } from './answers/ledger.ts'
import type { OverviewAnswers } from './answers/overview.ts'
import type { PaymentAnswers } from './answers/payment.ts'
import type { PostQuoteAnswers } from './answers/postQuote.ts'
import type { RightsAnswers } from './answers/rights.ts'
import type { RuleAnswers } from './answers/rules.ts'
import type { RollOutAnswers } from './answers/rollOut.ts'
import type { AccountAnswers, SessionAnswers } from './answers/sessions.ts'
import type { ViewAnswers } from './answers/views.ts'
import type { WorkflowFigureAnswers } from './answers/workflowFigures.ts'
import type { WorkflowTestAnswers } from './answers/workflowTests.ts'
import type { WorkflowTravelAnswers } from './answers/workflowTravel.ts'
import type { WorkflowTrialAnswers } from './answers/workflowTrials.ts'
import type { WorkflowWhyAnswers } from './answers/workflowWhy.ts'
import type { Endpoint } from './types.ts'

/** What the endpoints that are no area's answer. */
export type Answers = SessionAnswers &
  AccountAnswers &
  ClaimFormAnswers &
  CommissionAnswers &
  CommentAnswers &
  FileAnswers &
  FormFigureAnswers &
  FormLinkAnswers &
  DisbursementAnswers &
  DocumentAnswers &
  DraftAnswers &
  ExportAnswers &
  HoldingAnswers &
  ImportAnswers &
  InquiryAnswers &
  InvoiceAnswers &
  LedgerAnswers &
  OverviewAnswers &
  PaymentAnswers &
  PostQuoteAnswers &
  RightsAnswers &
  RollOutAnswers &
  RuleAnswers &
  ViewAnswers &
  WorkflowFigureAnswers &
  WorkflowTestAnswers &
  WorkflowTravelAnswers &
  WorkflowTrialAnswers &
  WorkflowWhyAnswers

/** REST endpoints of a place; `permission` as in `Endpoint`. */
export const restOf =
  (area: string) =>
  (name: keyof Answers, method: Method, path: string, permission?: null): Endpoint => ({
    name,
    area,
    transport: 'rest',
    method,
    path,
    permission,
  })

/** The one of that name; a name that is not among them is a mistake in our code. */
export const named =
  (endpoints: readonly Endpoint[]) =>
  <N extends keyof Answers>(name: N): Endpoint<Answers[N]> => {
    const found = endpoints.find((endpoint) => endpoint.name === name)
    if (!found) throw new Error(`There is no endpoint ${name}`)
    return found as Endpoint<Answers[N]>
  }
