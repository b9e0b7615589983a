import { hash, verify } from '@node-rs/argon2'

/** OWASP's figures for argon2id: 19 MiB, two passes, one thread. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const prefix = '$argon2id$v=19$m=19456,t=2,p=1$'

export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

/** Compared in place of a missing password, so that an unknown account takes as long as a known one. */
const nobody = hashPassword('nobody has this password')

/** Exact comparison. No hash, no match, at the same cost. */
export const isPassword = async (stored: string | null, typed: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), typed)
  return matches && stored !== null
}

/** Whether a hash was made with other figures than today's. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(prefix)
