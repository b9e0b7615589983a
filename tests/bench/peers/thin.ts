import serveStatic from '@fastify/static'
import Fastify from 'fastify'
import pg from 'pg'
import { creditLife } from '../../../src/areas/lines/creditLife.ts'
import { inOrder, kindOf, selectedOfRow } from '../../../src/server/records/columns.ts'
import { snake } from '../../../src/shared/area/names.ts'
import { moveApproved, writeApproved } from '../approvable.ts'
import { brokerId, connections, prepared } from '../bare.ts'
import { bareList } from '../bareList.ts'

/** The least that a server between a page and the database can be: it asks nobody who they are, and judges nothing. */
const { PORT, PAGES, DATABASE_URL, LIKE } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: connections })
const query = async <R>(text: string, values: unknown[] = []) => (await pool.query(prepared(text, values))).rows as R[]
const [broker] = await query<{ id: string }>(`select ${brokerId} as id`)
const like = JSON.parse(LIKE ?? '{}') as { snapshot?: object; event?: object }
const app = Fastify()
app.get('/health', () => 'well')

const listOf = (sort: string, order: string): string => {
  const column = inOrder(snake(sort), kindOf(creditLife, sort)!)
  return bareList({ where: 'broker_id = $1', order: `${column} ${order}, id ${order}`, page: 'limit 50 offset $2' })
}

app.get<{ Querystring: { sort: string; order: 'asc' | 'desc'; page: string } }>(
  '/quotations',
  async ({ query: { sort, order, page } }, reply) => {
    const values = [broker!.id, (Number(page) - 1) * 50]
    const [found] = await query<{ data: string; total: string }>(listOf(sort, order), values)
    return reply.type('application/json').send(`{"rows":${found!.data},"total":${found!.total}}`)
  },
)

const record = `
  select id, status, ${selectedOfRow(creditLife)} from credit_life_quotations where id = $1 and broker_id = $2`

app.get<{ Params: { id: string } }>('/quotations/:id', async ({ params }) => {
  const [row] = await query<object>(record, [params.id, broker!.id])
  return row
})

const written = writeApproved('credit_life_quotations where id = $1', '$2')

/** Moves the case and writes its timeline, in one transaction; whoever was faster has changed the revision. */
app.post<{ Params: { id: string }; Body: { revision: number } }>(
  '/quotations/:id/approve',
  async ({ params: { id }, body: { revision } }, reply) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const moved = await client.query(prepared(moveApproved, [id, revision, like.snapshot]))
      if (moved.rowCount === 1) await client.query(prepared(written, [id, like.event]))
      await client.query('commit')
      return moved.rowCount === 1 ? { revision: revision + 1 } : reply.code(409).send({ code: 'STALE' })
    } finally {
      client.release()
    }
  },
)

if (PAGES) await app.register(serveStatic, { root: PAGES, preCompressed: true })
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
