import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerError } from '../../src/server/http/errors.ts'
import { asStoreError } from '../../src/server/store/unavailable.ts'

const noRoom = (code: string) => Object.assign(new Error('No space left on device'), { code })

test.each([
  ['the database', asStoreError(noRoom('53100'))],
  ['the files', noRoom('ENOSPC')],
])('a disk without room under %s is said as it is, with 503', async (_, error) => {
  const app = fastify()
  app.setErrorHandler(answerError)
  app.get('/', () => Promise.reject(error as Error))
  const answer = await app.inject({ url: '/', headers: { 'accept-language': 'id' } })
  expect({ status: answer.statusCode, body: answer.json<unknown>() }).toEqual({
    status: 503,
    body: {
      code: 'UNAVAILABLE',
      message: 'Server kehabisan ruang penyimpanan dan tidak ada yang diubah. Silakan coba lagi nanti.',
      reference: expect.any(String) as string,
    },
  })
})
