import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../src/server/config.ts'

describe('the settings', () => {
  test('have a value for each, so that none needs to be given', () => {
    expect(readConfig({})).toEqual({
      port: 4100,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: null,
      demoRows: 400,
      captchaCost: 50_000,
      tokenSecret: null,
      publicUrl: 'http://127.0.0.1:4100',
      production: false,
      browserDir: resolve('dist/browser') + '/',
    })
  })

  test('are taken from the environment, an empty one counting as none', () => {
    const secret = 'a secret of at least 32 characters'
    const environment = { PORT: '80', HOST: '', DEMO_ROWS: '0', TOKEN_SECRET: secret, PUBLIC_URL: 'https://gate.test/' }
    expect(readConfig(environment)).toMatchObject({
      port: 80,
      host: '127.0.0.1',
      demoRows: 0,
      tokenSecret: secret,
      publicUrl: 'https://gate.test',
    })
  })

  test('of production have no demo and need a secret', () => {
    const production = { NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(32) }
    expect(readConfig(production)).toMatchObject({ production: true, demoRows: 0 })
    expect(() => readConfig({ ...production, TOKEN_SECRET: '' })).toThrow('TOKEN_SECRET must be set in production')
    expect(() => readConfig({ ...production, DEMO_ROWS: '5' })).toThrow(
      'DEMO_ROWS has no place in production: unset it',
    )
  })

  test.each([
    [{ PORT: '4100x' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535'],
    [{ DEMO_ROWS: '-1' }, 'DEMO_ROWS must be a whole number from 0 to 10000000'],
    [{ CAPTCHA_COST: '0' }, 'CAPTCHA_COST must be a whole number from 1 to 10000000'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://'],
    [{ PUBLIC_URL: 'gate.test' }, 'PUBLIC_URL must be an address that begins with http:// or https://'],
  ])('that cannot be used are named: %o', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(message))
  })
})
