import { inject } from 'vitest'

const url = inject('databaseUrl')
if (url) process.env.DATABASE_URL = url
else delete process.env.DATABASE_URL
