// The browser client: builds it where it is stale, and serves what was built.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { contentSecurityPolicy } from './content-security-policy.mjs'
import { root } from './setup.mjs'

export const site = join(root, 'apps', 'web', 'dist')
const stampFile = join(root, 'node_modules', '.spellwright-web')
const lockFolder = join(root, 'node_modules', '.spellwright-web-lock')

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

/** What the built page depends on: all sources it may contain, and the installed packages. */
function wantedStamp() {
  const hash = createHash('sha256')
  const sources = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'))
  const packages = [...sources, join(root, 'packages', 'cards', 'data')]
  const web = join(root, 'apps', 'web')
  const files = [
    ...[...packages, ...['src', 'public', 'offline', 'scale'].map((name) => join(web, name))]
      .filter((folder) => existsSync(folder))
      .flatMap(filesIn),
    ...['index.html', 'vite.config.ts', 'package.json'].map((name) => join(web, name)),
    ...['web.mjs', 'content-security-policy.mjs', 'data/shipped-data.mjs', 'data/shipped-library.ts'].map((name) =>
      join(root, 'tools', name),
    ),
    join(root, 'package-lock.json'),
  ]
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

const isBuilt = (stamp) =>
  existsSync(join(site, 'index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp

const sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** If two processes build at the same time, the second waits. A lock older than two minutes is left over. */
function withLock(work) {
  for (;;) {
    try {
      mkdirSync(lockFolder)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const age = Date.now() - (statSync(lockFolder, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age > 120_000) rmSync(lockFolder, { recursive: true, force: true })
    else sleep(100)
  }
  try {
    work()
  } finally {
    rmSync(lockFolder, { recursive: true, force: true })
  }
}

/** Scripts and styles are what everybody waits for: their smallest form is worth a second of the build. */
const qualityFor = (file) => (/\.(js|css)$/.test(file) ? 11 : 9)

/** Puts compressed copies beside each file: most of what the page loads is text, a fifth as long then. */
function compress(folder) {
  for (const file of filesIn(folder)) {
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(file) } }),
    )
  }
}

function runNode(args, cwd) {
  const { status, error } = spawnSync(process.execPath, args, {
    cwd,
    stdio: ['ignore', 2, 2],
    // Under a test runner this would be `test`, and the page would be built for debugging.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (error) throw error
  if (status !== 0) throw new Error(`The page could not be built (exit code ${status}).`)
}

/** Makes apps/web/dist what the sources say. */
export function buildWeb() {
  const stamp = wantedStamp()
  if (isBuilt(stamp)) return
  withLock(() => {
    if (isBuilt(stamp)) return
    console.error('Building the page …')
    runNode([join(root, 'tools', 'data', 'shipped-data.mjs')], root)
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    runNode([vite, 'build', '--logLevel', 'error'], join(root, 'apps', 'web'))
    compress(join(site, 'assets'))
    writeFileSync(stampFile, stamp)
  })
}

const HEADERS = {
  'content-security-policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A page of another site can send requests to this server under a name of its own; they are not answered. */
export const isOwnName = (host = '') => OWN_NAMES.has(host.replace(/:\d+$/, '').toLowerCase())

function refuse(response, status, sentence) {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`)
}

/** Answers requests with the files of a folder; whatever is asked, the server goes on. */
function answerFrom(folder) {
  const serve = sirv(folder, {
    // Files are looked up at each request, because the page may be built again while the server runs.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
      // Built files have a hash in their name and never change; the page itself is requested each time.
      const isHashed = path.includes('/assets/')
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      response.setHeader('vary', 'accept-encoding')
    },
  })
  return (request, response) => {
    try {
      if (!isOwnName(request.headers.host)) refuse(response, 421, 'This server answers only requests for localhost.')
      else if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405, 'Only GET is answered.')
      else serve(request, response, () => refuse(response, 404, 'There is nothing at this address.'))
    } catch {
      if (response.headersSent) response.destroy()
      else refuse(response, 400, 'This request cannot be understood.')
    }
  }
}

function listen(port, folder) {
  return new Promise((resolve, reject) => {
    const server = createServer(answerFrom(folder))
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/** Serves the built page on the first free port from there on; 0 takes any. */
export async function serveWeb(port = 4173, folder = site) {
  for (let next = port; ; next++) {
    try {
      const server = await listen(next, folder)
      return { server, address: `http://localhost:${server.address().port}/` }
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || next > port + 50) throw error
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildWeb()
