import serveStatic from '@fastify/static'
import Fastify from 'fastify'
import { creditLife } from '../../../src/areas/lines/creditLife.ts'
import { inOrder, kindOf, selectedOfRow } from '../../../src/server/records/columns.ts'
import { snake } from '../../../src/shared/area/names.ts'
import { brokerId, openBare } from '../bare.ts'
import { bareList } from '../bareList.ts'

/** The least that a server between these pages and the database can be: it asks nobody who they are. */
const { PORT, PAGES, DATABASE_URL } = process.env as Record<string, string>
const database = await openBare({ dataDir: '', databaseUrl: DATABASE_URL })
const [broker] = await database.query<{ id: string }>(`select ${brokerId} as id`)
const app = Fastify()
app.get('/health', () => 'well')

const listOf = (sort: string, order: string): string => {
  const column = inOrder(snake(sort), kindOf(creditLife, sort)!)
  return bareList({ where: 'broker_id = $1', order: `${column} ${order}, id ${order}`, page: 'limit 50 offset $2' })
}

app.get<{ Querystring: { sort: string; order: 'asc' | 'desc'; page: string } }>(
  '/quotations',
  async ({ query }, reply) => {
    const { sort, order, page } = query
    const values = [broker!.id, (Number(page) - 1) * 50]
    const [found] = await database.query<{ data: string; total: string }>(listOf(sort, order), values)
    return reply.type('application/json').send(`{"rows":${found!.data},"total":${found!.total}}`)
  },
)

app.get<{ Params: { id: string } }>('/quotations/:id', async ({ params }) => {
  const text = `select id, status, ${selectedOfRow(creditLife)} from credit_life_quotations where id = $1 and broker_id = $2`
  const [row] = await database.query<object>(text, [params.id, broker!.id])
  return row
})

await app.register(serveStatic, { root: PAGES!, preCompressed: true })
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
