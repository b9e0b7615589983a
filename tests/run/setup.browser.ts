import { inject } from 'vitest'

process.env.CHROME_PATH = inject('browserPath')
