import { listsOf } from '../area/lists.ts'
import type { Area } from '../area/types.ts'
import { accountEndpoints } from './account.ts'
import { areaEndpoints } from './areas.ts'
import { commissionEndpoints } from './commission.ts'
import { commentEndpoints } from './comments.ts'
import { disbursementEndpoints } from './disbursement.ts'
import { documentEndpoints } from './documents.ts'
import { draftEndpoints } from './drafts.ts'
import { exportEndpoints } from './exports.ts'
import { fileEndpoints, presignOf, previewOf } from './files.ts'
import { holdingEndpoints } from './holding.ts'
import { importEndpoints } from './imports.ts'
import { templateEndpoints } from './templates.ts'
import { formFigureEndpoints } from './formFigures.ts'
import { formLinkEndpoints } from './formLink.ts'
import { inquiryEndpoints } from './inquiry.ts'
import { invoiceEndpoints, payEndpoints } from './invoice.ts'
import { ledgerEndpoints } from './ledger.ts'
import { overviewEndpoints } from './overview.ts'
import { paymentEndpoints } from './payment.ts'
import { poolEndpoints } from './pools.ts'
import { postQuoteEndpoints } from './postQuote.ts'
import { rightsEndpoints } from './rights.ts'
import { ruleEndpoints } from './rules.ts'
import { rollOutEndpoints } from './rollOut.ts'
import { sessionEndpoints } from './session.ts'
import type { Endpoint } from './types.ts'
import { viewEndpoints } from './views.ts'
import { workflowFigureEndpoints } from './workflowFigures.ts'
import { workflowTestEndpoints } from './workflowTests.ts'
import { workflowTravelEndpoints } from './workflowTravel.ts'
import { workflowTrialEndpoints } from './workflowTrials.ts'
import { workflowWhyEndpoints } from './workflowWhy.ts'

/** Every call of the product by its name. */
export const catalogue = (areas: readonly Area[]): Endpoint[] => [
  ...sessionEndpoints,
  ...accountEndpoints,
  ...fileEndpoints,
  ...documentEndpoints,
  ...templateEndpoints,
  ...formFigureEndpoints,
  ...formLinkEndpoints,
  ...postQuoteEndpoints,
  ...inquiryEndpoints,
  ...invoiceEndpoints,
  ...payEndpoints,
  ...disbursementEndpoints,
  ...poolEndpoints,
  ...commissionEndpoints,
  ...commentEndpoints,
  ...draftEndpoints,
  ...holdingEndpoints,
  ...exportEndpoints,
  ...importEndpoints,
  ...ledgerEndpoints,
  ...overviewEndpoints,
  ...paymentEndpoints,
  ...rightsEndpoints,
  ...rollOutEndpoints,
  ...ruleEndpoints,
  ...viewEndpoints,
  ...workflowFigureEndpoints,
  ...workflowTestEndpoints,
  ...workflowTravelEndpoints,
  ...workflowTrialEndpoints,
  ...workflowWhyEndpoints,
  ...areas.flatMap(presignOf),
  ...areas.flatMap(previewOf),
  ...areas.flatMap(listsOf).flatMap(areaEndpoints),
]
