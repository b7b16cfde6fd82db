import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveWeb } from '../tools/web.mjs'
import { folder } from './support.ts'

const site = join(folder, 'site')
mkdirSync(join(site, 'assets'), { recursive: true })
writeFileSync(join(site, 'index.html'), '<!doctype html><title>page</title>')
writeFileSync(join(site, 'assets', 'page-abc.js'), 'export {}')
writeFileSync(join(site, 'assets', 'page-abc.js.gz'), gzipSync('export {}'))
writeFileSync(join(folder, 'secret.txt'), 'secret')

let started: Awaited<ReturnType<typeof serveWeb>>
beforeAll(async () => {
  started = await serveWeb(0, site)
})
afterAll(() => {
  started.server.closeAllConnections()
  started.server.close()
})

const port = (): number => (started.server.address() as AddressInfo).port

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: port(), path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('latin1').on('data', (text) => {
        body += text
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    asked.on('error', reject)
    asked.end()
  })

/** Sends bytes as they are and waits for the end of the connection. */
const sendRaw = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let got = ''
    const socket = connect(port(), '127.0.0.1', () => socket.end(bytes))
    socket.on('data', (text) => {
      got += text
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(got))
  })

describe('the local server', () => {
  it.each([
    '/%',
    '//',
    '/%00',
    '/%c0%af',
    '/..%2f..%2fsecret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/?%',
    '/\\..\\secret.txt',
  ])('survives a request for %s, and gives nothing away', async (path) => {
    const { status, body } = await ask(path)
    expect([200, 400, 404]).toContain(status)
    expect(body).not.toContain('secret')
    expect((await ask('/')).status).toBe(200)
  })

  it.each([
    'GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'nonsense\r\n\r\n',
    `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n\r\n`,
  ])('survives a request that is none', async (bytes) => {
    await sendRaw(bytes)
    expect((await ask('/')).status).toBe(200)
  })

  it.each(['evil.example', `evil.example:4173`, 'localhost.evil.example'])('does not answer as "%s"', async (host) => {
    const { status, body } = await ask('/', { host })
    expect(status === 421 || status === 400).toBe(true)
    expect(body).not.toContain('<title>')
  })

  it('only reads', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect((await ask('/', {}, method)).status).toBe(405)
  })

  it('sends compressed files that browsers may keep, and asks for the page each time', async () => {
    const asset = await ask('/assets/page-abc.js', { 'accept-encoding': 'gzip, br' })
    expect(asset.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    })
    const page = await ask('/')
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
    const again = await ask('/', { 'if-none-match': String(page.headers['etag']) })
    expect(again.status).toBe(304)
  })

  it('lets the page run its own code only, and in no frame', async () => {
    const policy = String((await ask('/')).headers['content-security-policy'])
    for (const part of ["default-src 'none'", "script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
  })
})
