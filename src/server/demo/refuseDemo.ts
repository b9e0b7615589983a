import { ConfigError } from '../config.ts'
import { type Store, system } from '../store/store.ts'
import { demoDomain } from './accounts.ts'

/** @throws ConfigError when the database holds people of the demo, whose password everybody knows */
export const refuseDemo = async (store: Store): Promise<void> => {
  const [found] = await store.run<{ held: boolean }>(
    system,
    "select exists (select from users where email like '%@' || $1 or email like '%.' || $1) as held",
    [demoDomain],
  )
  if (found!.held)
    throw new ConfigError(
      "The database holds the demo's accounts, whose password everybody knows. In production use a database of its own " +
        '(another DATABASE_URL or DATA_DIR), or unset NODE_ENV',
    )
}
