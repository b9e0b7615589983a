import type { FastifyInstance } from 'fastify'
import { catalogue } from '../shared/endpoints/catalogue.ts'
import { accountRoutes } from './accounts/routes.ts'
import { inquiryRoutes } from './cases/inquiries.ts'
import { webhookRoutes } from './cases/webhooks.ts'
import { commentRoutes } from './comments/routes.ts'
import { holdingRoutes } from './holding/routes.ts'
import type { Host } from './context.ts'
import { documentRoutes } from './documents/routes.ts'
import { draftRoutes } from './drafts/routes.ts'
import { exportRoutes } from './exports/routes.ts'
import type { FileStore } from './files/fileStore.ts'
import { fileRoutes } from './files/routes.ts'
import { uploadsOf } from './files/uploads.ts'
import { importRoutes } from './imports/routes.ts'
import { registerGraphql } from './graphql/register.ts'
import type { Bus } from './live/bus.ts'
import { liveRoutes } from './live/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { doors } from './performers/performers.ts'
import { profileRoutes } from './profile/routes.ts'
import { rightsRoutes } from './performers/rights/routes.ts'
import { rollOutRoutes } from './performers/rollOut/routes.ts'
import { ownSessionRoutes } from './sessions/ownRoutes.ts'
import { seenAsRoutes } from './sessions/seenAs.ts'
import { tellRefusals } from './sessions/refusals.ts'
import { shutToKeys } from './sessions/keys/shut.ts'
import { sessionRoutes } from './sessions/routes.ts'
import type { Sessions } from './sessions/sessions.ts'
import { viewRoutes } from './views/routes.ts'
import { workflowFigureRoutes } from './workflow/figureRoutes.ts'
import { workflowTestRoutes } from './workflow/testRoutes.ts'
import { travelRoutes } from './workflow/travelRoutes.ts'
import { workflowTrialRoutes } from './workflow/trialRoutes.ts'
import { workflowWhyRoutes } from './workflow/whyRoutes.ts'
import { isModest } from './json.ts'
import { keepDeadline } from './http/deadline.ts'
import { answerError } from './http/errors.ts'
import { badInput, HttpError } from './http/httpError.ts'
import { mailboxRoutes } from './mail/mailbox.ts'
import { readiness } from './http/ready.ts'
import { secure } from './http/security.ts'
import { serveBrowser } from './http/statics.ts'
import { attendConnections } from './http/unreadable.ts'

export interface Furniture {
  host: Host
  sessions: Sessions
  bus: Bus
  files: FileStore
}

/** Puts every door of the product into the app. */
export const furnish = async (app: FastifyInstance, { host, sessions, bus, files }: Furniture): Promise<void> => {
  app.setErrorHandler(answerError)
  attendConnections(app)
  tellRefusals(app, host, sessions)
  secure(app, host.config)
  shutToKeys(app)
  keepDeadline(app)
  app.addHook('preValidation', async ({ body }) => {
    if (!isModest(body)) throw badInput()
  })

  app.get('/health', async () => ({ status: 'ready' }))
  const isReady = readiness(host.store)
  app.get('/ready', async () => {
    if (!(await isReady())) throw new HttpError('UNAVAILABLE', 'unavailable')
    return { status: 'ready' }
  })
  const endpoints = catalogue(host.areas)
  app.get('/api/endpoints', { config: { keys: true } }, async (request) => {
    await sessions.authenticate(request)
    return { data: endpoints }
  })
  sessionRoutes(app, host, sessions)
  ownSessionRoutes(app, host, sessions)
  seenAsRoutes(app, host, sessions)
  await profileRoutes(app, host, sessions, files)
  accountRoutes(app, host, sessions)
  overviewRoutes(app, host, sessions)
  workflowFigureRoutes(app, host, sessions)
  workflowTestRoutes(app, host, sessions)
  workflowWhyRoutes(app, host, sessions)
  workflowTrialRoutes(app, host, sessions)
  rightsRoutes(app, host, sessions)
  rollOutRoutes(app, host, sessions)
  liveRoutes(app, host, sessions, bus)
  const uploads = uploadsOf(host, sessions, files)
  await fileRoutes(app, host, sessions, files, uploads)
  documentRoutes(app, host)
  inquiryRoutes(app, host, uploads)
  for (const open of doors) open(app, host, sessions, uploads)
  draftRoutes(app, host, sessions)
  viewRoutes(app, host, sessions)
  travelRoutes(app, host, sessions)
  exportRoutes(app, host, sessions, files)
  commentRoutes(app, host, sessions)
  holdingRoutes(app, host, sessions)
  await importRoutes(app, host, sessions, files)
  await webhookRoutes(app, host)
  await registerGraphql(app, host, sessions)
  if (!host.config.production) mailboxRoutes(app, host, files)
  await serveBrowser(app, host.config)
}
