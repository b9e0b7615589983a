import { buildRouter } from '@adminjs/fastify'
import { Adapter, Database, Resource } from '@adminjs/sql'
import AdminJS from 'adminjs'
import Fastify from 'fastify'

const { PORT, DATABASE_URL, LIKE } = process.env
const { snapshot, event } = JSON.parse(LIKE)
const table = 'credit_life_quotations'

AdminJS.registerAdapter({ Database, Resource })
const connection = { connectionString: DATABASE_URL, database: new URL(DATABASE_URL).pathname.slice(1) }
const database = await new Adapter('postgresql', connection).init()
const resource = database.table(table)

/** Moves the case and writes its timeline, in one transaction; whoever was faster has changed the revision. */
const approve = async (request, _response, { record, currentAdmin }) => {
  const { id, broker_id, insurer_id, bank_id, partner_id } = record.params
  const revision = Number(request.payload.revision)
  await resource.knex.transaction(async (trx) => {
    const change = { status: 'APPROVED', revision: revision + 1, snapshot, updated_at: trx.fn.now() }
    const moved = await trx(table).where({ id, revision }).update(change)
    if (moved !== 1) throw new Error('Somebody was faster')
    await trx('timeline').insert({
      area: 'credit_life',
      case_id: id,
      revision: revision + 1,
      entry: 'approvedByBroker',
      event,
      from_status: 'APPROVAL_IN_PROGRESS',
      to_status: 'APPROVED',
      at: trx.fn.now(),
      parties: [broker_id, insurer_id, bank_id, partner_id],
    })
  })
  return { record: record.toJSON(currentAdmin), notice: { message: 'Approved', type: 'success' } }
}

const options = { actions: { approve: { actionType: 'record', handler: approve } } }
const resources = [{ resource, options }, database.table('organisations')]
const admin = new AdminJS({ resources, rootPath: '/admin' })
const app = Fastify()
app.get('/health', () => 'well')
await buildRouter(admin, app)
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
