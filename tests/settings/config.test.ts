import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { checkTimeLimits } from '../../src/server/cases/timeLimits.ts'
import { ConfigError, readConfig } from '../../src/server/config.ts'

const portalPairs =
  'PORTAL_HOSTS must be pairs such as internal=ops.example.test, of external, internal, insurer, partner, employee-benefit'

const bytes = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64')
const webhookKey = (letter: string) => `whsec_${bytes(letter)}`
const webhookPairs = 'WEBHOOK_SECRETS must be pairs of an area and whsec_ with 24 to 64 bytes in base64'

const gateway = {
  PAYMENT_URL: 'https://gateway.test/v1/',
  PAYMENT_KEY: 'k',
  PAYMENT_WEBHOOK_SECRETS: webhookKey('p'),
}

describe('the settings', () => {
  test('have a value for each, so that none needs to be given', () => {
    expect(readConfig({})).toEqual({
      port: 4100,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: null,
      databaseOwnerUrl: null,
      demoRows: 400,
      captchaCost: 50_000,
      tokenSecret: null,
      publicUrl: 'http://127.0.0.1:4100',
      trustedProxies: [],
      portalHosts: {},
      pricingUrl: null,
      questions: null,
      payment: null,
      payoutFourEyesFrom: 10_000_000,
      webhooks: {},
      commission: false,
      fourEyesFrom: 0,
      fourEyes: false,
      holdHours: 8,
      timeLimits: {},
      reminderHours: 24,
      reminders: {},
      campaign: null,
      oidc: null,
      uploads: { files: 500, megabytes: 2_000, organisationFiles: 10_000, organisationMegabytes: 40_000 },
      s3: null,
      clamd: null,
      moves: { minute: 1_000, day: 20_000, organisationMinute: 5_000, organisationDay: 200_000 },
      production: false,
      smtp: null,
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

  test('C091 of the portals are read by host', () => {
    const given = {
      PORTAL_HOSTS: 'internal=Ops.example.test, insurer=insurer.example.test,insurer=127.0.0.1',
      WEBHOOK_SECRETS: `hull_cover=${webhookKey('k')}, room=${webhookKey('r')},hull_cover=${webhookKey('n')}`,
      COMMISSION: 'on',
      FOUR_EYES: 'on',
      CAMPAIGN_CODE: 'RAYA',
      CAMPAIGN_COLOUR: '#B3261E',
    }
    expect(readConfig(given)).toMatchObject({
      portalHosts: { 'ops.example.test': 'internal', 'insurer.example.test': 'insurer', '127.0.0.1': 'insurer' },
      webhooks: { hull_cover: [bytes('k'), bytes('n')], room: [bytes('r')] },
      commission: true,
      fourEyes: true,
      campaign: { code: 'RAYA', primary: '#b3261e' },
    })
  })

  test('of the second person are a sum, or off', () => {
    expect(readConfig({ FOUR_EYES_FROM: '500000000' }).fourEyesFrom).toBe(500_000_000)
    expect(readConfig({ FOUR_EYES_FROM: 'off' }).fourEyesFrom).toBe(null)
    expect(readConfig({}).payoutFourEyesFrom).toBe(10_000_000)
    expect(readConfig({ PAYOUT_FOUR_EYES_FROM: '5000000' }).payoutFourEyesFrom).toBe(5_000_000)
    expect(readConfig({ PAYOUT_FOUR_EYES_FROM: 'off' }).payoutFourEyesFrom).toBe(null)
  })

  test('of time limits are days, and of reminders hours, by the limit', () => {
    const given = {
      TIME_LIMITS: 'creditLife.customerLimit=10, creditLife.decisionLimit = 365,other.stay=1',
      REMINDERS: 'creditLife.customerLimit=48,other.stay=0',
    }
    expect(readConfig(given)).toMatchObject({
      timeLimits: { creditLife: { customerLimit: 10, decisionLimit: 365 }, other: { stay: 1 } },
      reminders: { creditLife: { customerLimit: 48 }, other: { stay: 0 } },
    })
    for (const wrong of ['creditLife.customerLimit=0', 'creditLife.customerLimit=366', 'customerLimit=7', 'x'])
      expect(() => readConfig({ TIME_LIMITS: wrong })).toThrow(/^TIME_LIMITS must be pairs/)
    expect(() => readConfig({ REMINDERS: 'creditLife.customerLimit=721' })).toThrow(/^REMINDERS must be pairs/)
  })

  test('of a time limit that no lifecycle has are refused', () => {
    const check = (env: object) => checkTimeLimits(readConfig({ ...env }), [creditLife])
    expect(() =>
      check({ TIME_LIMITS: 'creditLife.decisionLimit=9', REMINDERS: 'creditLife.protectionLimit=9' }),
    ).not.toThrow()
    expect(() => check({ TIME_LIMITS: 'creditLife.protectionLimit=9' })).toThrow(/creditLife\.protectionLimit/)
    expect(() => check({ REMINDERS: 'creditLife.noLimit=9' })).toThrow(/creditLife\.noLimit/)
    expect(() => check({ TIME_LIMITS: 'another.decisionLimit=9' })).toThrow(/another\.decisionLimit/)
  })

  test('of uploads are a number of files and megabytes a day, and where clamd listens', () => {
    const given = {
      UPLOAD_FILES: '5',
      UPLOAD_MB: '6',
      UPLOAD_ORGANISATION_FILES: '7',
      UPLOAD_ORGANISATION_MB: '8',
      CLAMD_URL: 'tcp://clamd.example.test:3310',
    }
    expect(readConfig(given)).toMatchObject({
      uploads: { files: 5, megabytes: 6, organisationFiles: 7, organisationMegabytes: 8 },
      clamd: { host: 'clamd.example.test', port: 3310 },
    })
    expect(readConfig({ CLAMD_URL: 'tcp://[::1]:3310' }).clamd).toEqual({ host: '::1', port: 3310 })
    expect(readConfig({ CLAMD_URL: 'unix:/run/clamd.ctl' }).clamd).toEqual({ path: '/run/clamd.ctl' })
  })

  test('of the bucket are all given or none, and lead nowhere in the clear but on this machine', () => {
    const given = {
      S3_ENDPOINT: 'https://s3.ap-southeast-3.amazonaws.com/',
      S3_BUCKET: 'covergate-files',
      S3_ACCESS_KEY: 'AKIAIOSFODNN7EXAMPLE',
      S3_SECRET_KEY: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      S3_REGION: 'ap-southeast-3',
    }
    expect(readConfig(given).s3).toEqual({
      endpoint: 'https://s3.ap-southeast-3.amazonaws.com',
      bucket: 'covergate-files',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      region: 'ap-southeast-3',
    })
    expect(() => readConfig({ ...given, S3_REGION: '' })).toThrow('S3_REGION is missing')
    expect(() => readConfig({ ...given, S3_ENDPOINT: 'http://files.example.test' })).toThrow('https://')
    expect(readConfig({ ...given, S3_ENDPOINT: 'http://127.0.0.1:9000' }).s3?.endpoint).toBe('http://127.0.0.1:9000')
    for (const bucket of ['../other', 'a/b', 'Files', 'x?y'])
      expect(() => readConfig({ ...given, S3_BUCKET: bucket })).toThrow('S3_BUCKET must be the name of a bucket')
  })

  test('of the proxies are addresses, networks or this machine', () => {
    expect(readConfig({ TRUSTED_PROXIES: ' loopback, 10.0.0.0/8,192.0.2.1,2001:DB8::/32,' }).trustedProxies).toEqual([
      'loopback',
      '10.0.0.0/8',
      '192.0.2.1',
      '2001:db8::/32',
    ])
  })

  test.each([
    'everybody',
    '10.0.0.0/33',
    '10.0.0.0/',
    '0.0.0.0/0',
    '::/0',
    '::1/129',
    '10.0.0.0/8/8',
    '10.0.0.256',
    'a.test',
  ])('of the proxies trust none that is not one: %s', (proxy) => {
    const message = 'TRUSTED_PROXIES must be addresses, networks such as 10.0.0.0/8, or loopback, with commas between'
    expect(() => readConfig({ TRUSTED_PROXIES: `loopback,${proxy}` })).toThrow(new ConfigError(message))
  })

  test('of how often people may decide are whole numbers', () => {
    const given = {
      MOVES_MINUTE: '1',
      MOVES_DAY: '2',
      MOVES_ORGANISATION_MINUTE: '3',
      MOVES_ORGANISATION_DAY: '4',
    }
    expect(readConfig(given).moves).toEqual({ minute: 1, day: 2, organisationMinute: 3, organisationDay: 4 })
    for (const name of Object.keys(given))
      expect(() => readConfig({ [name]: '0' })).toThrow(
        new ConfigError(`${name} must be a whole number from 1 to 1000000000`),
      )
  })

  test('of a provider of identities are taken together, over https or on this machine', () => {
    const given = { OIDC_ISSUER: 'https://accounts.example.test', OIDC_CLIENT_ID: 'gate', OIDC_CLIENT_SECRET: 'shh' }
    const oidc = { issuer: 'https://accounts.example.test', clientId: 'gate', clientSecret: 'shh' }
    expect(readConfig(given).oidc).toEqual(oidc)
    for (const name of ['127.0.0.1', 'localhost', '[::1]'])
      expect(readConfig({ ...given, OIDC_ISSUER: `http://${name}:9000` }).oidc?.issuer).toBe(`http://${name}:9000`)
  })

  test('of the insurer that asks more are an address and the key that signs', () => {
    const key = Buffer.from('k'.repeat(24)).toString('base64')
    const given = { QUESTIONS_URL: 'https://insurer.test/api/', QUESTIONS_KEY: `whsec_${key}` }
    expect(readConfig(given).questions).toEqual({ url: 'https://insurer.test/api', key })
  })

  test('of the payment gateway have its address, its key, and by what it signs: two while that is changed', () => {
    expect(readConfig(gateway).payment).toEqual({ url: 'https://gateway.test/v1', key: 'k', secrets: [bytes('p')] })
    const both = `${webhookKey('p')}, ${webhookKey('q')}`
    expect(readConfig({ ...gateway, PAYMENT_WEBHOOK_SECRETS: both }).payment!.secrets).toEqual([bytes('p'), bytes('q')])
  })

  test('of the payment gateway must be there in production, where its sandbox is not', () => {
    expect(() => readConfig({ NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(32) })).toThrow(
      'PAYMENT_URL, PAYMENT_KEY and PAYMENT_WEBHOOK_SECRETS must be set in production',
    )
  })

  test('of production have no demo and need a secret', () => {
    const production = { NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(32), ...gateway }
    expect(readConfig(production)).toMatchObject({ production: true, demoRows: 0 })
    expect(() => readConfig({ ...production, TOKEN_SECRET: '' })).toThrow('TOKEN_SECRET must be set in production')
    expect(() => readConfig({ ...production, DEMO_ROWS: '5' })).toThrow(
      'DEMO_ROWS has no place in production: unset it',
    )
  })

  test('of the database name who serves, and who migrates where that is somebody else', () => {
    const [serves, owns] = ['postgres://app@db.test/covergate', 'postgresql://owner@db.test/covergate']
    expect(readConfig({ DATABASE_URL: serves, DATABASE_OWNER_URL: owns })).toMatchObject({
      databaseUrl: serves,
      databaseOwnerUrl: owns,
    })
    expect(() => readConfig({ DATABASE_OWNER_URL: owns })).toThrow(
      'DATABASE_OWNER_URL is of use with DATABASE_URL alone: set both',
    )
    expect(() => readConfig({ DATABASE_URL: serves, DATABASE_OWNER_URL: 'mysql://db.test' })).toThrow(
      'DATABASE_OWNER_URL must be an address that begins with postgres:// or postgresql://',
    )
  })

  test('of the mail server name it and who the mails are from', () => {
    const named = { SMTP_URL: 'smtps://user:word@mail.test', MAIL_FROM: 'Covergate <no-reply@gate.test>' }
    expect(readConfig(named).smtp).toEqual({
      url: 'smtps://user:word@mail.test',
      from: 'Covergate <no-reply@gate.test>',
    })
    const plain = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'no-reply@gate.test' }
    expect(readConfig(plain).smtp).toEqual({ url: 'smtp://127.0.0.1:2525', from: 'no-reply@gate.test' })
    expect(readConfig({ MAIL_FROM: 'no-reply@gate.test' }).smtp).toBe(null)
  })

  test.each(['', 'Covergate', 'a@b.test, c@d.test', 'A\r\nBcc: x@y.test <a@b.test>', 'A <a@b.test> <c@d.test>'])(
    'of the mail server need an address that is one: %j',
    (from) => {
      const message = 'MAIL_FROM must be a mail address, or a name with one in angle brackets, where SMTP_URL is set'
      expect(() => readConfig({ SMTP_URL: 'smtp://mail.test', MAIL_FROM: from })).toThrow(new ConfigError(message))
    },
  )

  test.each(['clamd:3310', 'tcp://clamd', 'tcp://clamd:0', 'tcp://clamd:70000', 'unix:clamd.ctl', 'http://clamd:3310'])(
    'of the scanner need an address that is one: %s',
    (address) => {
      const message = 'CLAMD_URL must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl'
      expect(() => readConfig({ CLAMD_URL: address })).toThrow(new ConfigError(message))
    },
  )

  test.each([
    [{ PORT: '4100x' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535'],
    [{ DEMO_ROWS: '-1' }, 'DEMO_ROWS must be a whole number from 0 to 10000000'],
    [{ CAPTCHA_COST: '0' }, 'CAPTCHA_COST must be a whole number from 1 to 10000000'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://'],
    [
      { SMTP_URL: 'mail.test', MAIL_FROM: 'a@b.test' },
      'SMTP_URL must be an address that begins with smtp:// or smtps://',
    ],
    [{ PUBLIC_URL: 'gate.test' }, 'PUBLIC_URL must be an address that begins with http:// or https://'],
    [{ UPLOAD_FILES: '0' }, 'UPLOAD_FILES must be a whole number from 1 to 1000000'],
    [{ UPLOAD_ORGANISATION_MB: 'many' }, 'UPLOAD_ORGANISATION_MB must be a whole number from 1 to 10000000'],
    [{ COMMISSION: 'yes' }, 'COMMISSION must be on or off'],
    [{ FOUR_EYES_FROM: '-1' }, 'FOUR_EYES_FROM must be a whole number from 0 to 1000000000000000'],
    [{ WEBHOOK_SECRETS: `room=${bytes('k')}` }, webhookPairs],
    [{ WEBHOOK_SECRETS: 'room=whsec_c2hvcnQ=' }, webhookPairs],
    [{ WEBHOOK_SECRETS: `whsec_${bytes('k')}` }, webhookPairs],
    [
      { WEBHOOK_SECRETS: `room=${webhookKey('k')},hull_cover=${webhookKey('k')}` },
      'WEBHOOK_SECRETS must not have a key twice',
    ],
    [{ PORTAL_HOSTS: 'ops.example.test' }, portalPairs],
    [{ PORTAL_HOSTS: 'staff=ops.example.test' }, portalPairs],
    [{ PORTAL_HOSTS: 'internal=https://ops.example.test' }, portalPairs],
    [{ CAMPAIGN_CODE: 'RAYA' }, 'CAMPAIGN_CODE, CAMPAIGN_COLOUR must be set together: CAMPAIGN_COLOUR is missing'],
    [{ CAMPAIGN_CODE: 'RAYA', CAMPAIGN_COLOUR: 'red' }, 'CAMPAIGN_COLOUR must be a colour such as #0f6cbd'],
    [
      { PAYMENT_URL: 'https://gateway.test' },
      'PAYMENT_URL, PAYMENT_KEY, PAYMENT_WEBHOOK_SECRETS must be set together: PAYMENT_KEY, PAYMENT_WEBHOOK_SECRETS is missing',
    ],
    [{ ...gateway, PAYMENT_URL: 'http://gateway.test' }, 'PAYMENT_URL must be an address that begins with https://'],
    ...['whsec_a2Vr', `${webhookKey('p')},${webhookKey('p')}`, ['p', 'q', 'r'].map(webhookKey).join()].map(
      (secrets): [Record<string, string>, string] => [
        { ...gateway, PAYMENT_WEBHOOK_SECRETS: secrets },
        'PAYMENT_WEBHOOK_SECRETS must be one key, or two while it is changed: whsec_ with 24 to 64 bytes in base64',
      ],
    ),
    [
      { QUESTIONS_URL: 'https://insurer.test' },
      'QUESTIONS_URL, QUESTIONS_KEY must be set together: QUESTIONS_KEY is missing',
    ],
    [
      { QUESTIONS_URL: 'https://insurer.test', QUESTIONS_KEY: 'whsec_a2Vr' },
      'QUESTIONS_KEY must be whsec_ with 24 to 64 bytes in base64',
    ],
    [
      { OIDC_ISSUER: 'https://accounts.example.test', OIDC_CLIENT_ID: 'gate' },
      'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET must be set together: OIDC_CLIENT_SECRET is missing',
    ],
    [
      {
        OIDC_ISSUER: 'https://accounts.example.test/.well-known/openid-configuration',
        OIDC_CLIENT_ID: 'gate',
        OIDC_CLIENT_SECRET: 'shh',
      },
      'OIDC_ISSUER must be the issuer itself, not where it describes itself',
    ],
    [
      { OIDC_ISSUER: 'http://accounts.example.test', OIDC_CLIENT_ID: 'gate', OIDC_CLIENT_SECRET: 'shh' },
      'OIDC_ISSUER must be an address that begins with https://',
    ],
  ])('that cannot be used are named: %o', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(message))
  })
})
