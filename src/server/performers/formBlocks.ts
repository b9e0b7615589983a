import { mostBlocks } from '../../shared/forms/blocks.ts'
import type { Companion } from '../context.ts'
import type { Guardian } from '../performer.ts'
import { wrong } from './wrong.ts'

const kept = 'select count(*)::int as count from form_blocks where organisation_id = $1'

/** A house has no more than the designer lists. */
export const formBlock: Guardian = async ({ query, by, id, values }) => {
  if (id !== null || !values) return []
  const [{ count } = { count: 0 }] = await query<{ count: number }>(kept, [by.organisation.id])
  return count >= mostBlocks ? [wrong('name', 'maxBlocks', { max: mostBlocks })] : []
}

/** A block says who kept it. */
export const formBlockAuthor: Companion = { before: ({ by }) => Promise.resolve({ values: { author: by.name } }) }
