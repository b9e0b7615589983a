import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export const s3Keys = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

export interface SignedRequest {
  method: string
  /** As it was sent. */
  path: string
  headers: Record<string, string | undefined>
  /** In their order. */
  signedHeaders: string[]
  region: string
}

/** The signature that a request must have: AWS Signature Version 4 in the Authorization header, written from its description. */
export const signatureOf = (
  { method, path, headers, signedHeaders, region }: SignedRequest,
  secret: string,
): string => {
  const at = headers['x-amz-date'] ?? ''
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`
  const [uri = '', query = ''] = path.split('?')
  const canonical = [
    method,
    uri,
    query.split('&').toSorted().join('&'),
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
  const key = scope.split('/').reduce<Buffer | string>((before, part) => hmac(before, part), `AWS4${secret}`)
  return hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex')
}

const bucket = 'covergate'
const region = 'ap-southeast-3'
/** Milliseconds by which a clock may be wrong. */
const skew = 15 * 60_000

interface Kept {
  content: Buffer
  digest: string | undefined
}

/** What befalls the next request: an answer, or a connection that is cut, also after the request has been carried out, or in the middle of a file. */
export type Mishap = number | 'cut' | 'cut afterwards' | 'cut half way'

/** A store that speaks as much S3 as the product does, believes nobody whose signature it has not computed itself, and has mishaps. */
export const openS3 = async () => {
  const objects = new Map<string, Kept>()
  const mishaps: Mishap[] = []
  const asked: string[] = []

  const refusal = ({ method = '', url: path = '', headers }: IncomingMessage): [number, string] | null => {
    const [, keyId, signed = '', signature] =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/[^,]+, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
        headers.authorization ?? '',
      ) ?? []
    if (keyId !== s3Keys.accessKeyId) return [403, 'InvalidAccessKeyId']
    const request = {
      method,
      path,
      headers: headers as SignedRequest['headers'],
      signedHeaders: signed.split(';'),
      region,
    }
    const all = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
    if (!all.every((name) => request.signedHeaders.includes(name))) return [403, 'AccessDenied']
    if (signature !== signatureOf(request, s3Keys.secretAccessKey)) return [403, 'SignatureDoesNotMatch']
    const at = String(headers['x-amz-date']).replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z')
    return Math.abs(Date.parse(at) - Date.now()) > skew ? [403, 'RequestTimeTooSkewed'] : null
  }

  const put = (key: string, { headers }: IncomingMessage, content: Buffer): [number, string] => {
    if (headers['content-length'] === undefined) return [411, 'MissingContentLength']
    if (headers['x-amz-content-sha256'] !== sha256(content)) return [400, 'XAmzContentSHA256Mismatch']
    if (headers['if-none-match'] === '*' && objects.has(key)) return [412, 'PreconditionFailed']
    objects.set(key, { content, digest: headers['x-amz-meta-sha256'] as string | undefined })
    return [200, '']
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const mishap = mishaps.shift()
    asked.push(request.method!)
    if (mishap === 'cut') return void request.socket.destroy()
    const say = (status: number, code = '') =>
      void response.writeHead(status).end(code && `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    const content = await buffer(request)
    if (typeof mishap === 'number') return say(mishap, 'InternalError')
    const refused = refusal(request)
    if (refused) return say(...refused)
    const [, inBucket, key = ''] = /^\/([^/]+)\/([^/?]+)$/.exec(request.url!) ?? []
    if (inBucket !== bucket) return say(404, 'NoSuchBucket')
    const kept = objects.get(key)
    if (request.method === 'PUT') {
      const said = put(key, request, content)
      return mishap === 'cut afterwards' ? void request.socket.destroy() : say(...said)
    }
    if (request.method === 'DELETE') return (objects.delete(key), say(204))
    if (!kept) return say(404, request.method === 'HEAD' ? '' : 'NoSuchKey')
    response.writeHead(200, {
      'content-length': kept.content.length,
      ...(kept.digest && { 'x-amz-meta-sha256': kept.digest }),
    })
    if (request.method === 'HEAD') return void response.end()
    if (mishap !== 'cut half way') return void response.end(kept.content)
    response.write(kept.content.subarray(0, kept.content.length / 2), () => response.destroy())
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    settings: { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bucket, region, ...s3Keys },
    objects,
    asked,
    /** What befalls the next requests, one after the other. */
    befall: (...next: Mishap[]) => void mishaps.push(...next),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
