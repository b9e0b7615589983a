import type { Query } from '../performer.ts'

const live = 'select from designed_forms where id = $1 and live is not null and not binned'

/** Whether a form can be filled in. */
export const isLive = async (query: Query, form: unknown): Promise<boolean> => (await query(live, [form])).length > 0
