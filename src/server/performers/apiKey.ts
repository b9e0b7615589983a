import { randomUUID } from 'node:crypto'
import { keyDays } from '../../shared/programKeys.ts'
import type { Performer } from '../performer.ts'
import { day } from '../quota.ts'
import { newKey } from '../sessions/keys/token.ts'

const kept = 'select keep_key_secret($1::uuid, $2::uuid, $3::uuid, $4, $5::timestamptz)'

const later = (at: string, seconds: number): string => new Date(Date.parse(at) + seconds * 1000).toISOString()

export const apiKey = {
  generate: async ({ sql, by, at, record, secret }) => {
    const { id, prefix: before, days } = record!
    const secretId = randomUUID()
    const { prefix, token, hash } = newKey(secret, secretId)
    const until = later(at, day)
    await sql.query(kept, [id, secretId, by.userId, hash, until])
    const expires = later(at, ((days as number | null) ?? keyDays.usual) * day)
    return {
      changes: {
        prefix,
        status: before ? 'ROTATING' : 'ACTIVE',
        made_by: by.name,
        issued_at: at,
        expires_at: expires,
        overlap_until: before ? until : null,
      },
      shown: token,
    }
  },
  revoke: () => ({ changes: { status: 'REVOKED', overlap_until: null } }),
} satisfies Record<string, Performer>
