import { insertCase } from '../creditLife/case.ts'
import type { Insert } from './types.ts'

export const insert: Insert = (host, parties, by, record) => insertCase(host, parties, by, {}, undefined, record)
