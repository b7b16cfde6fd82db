// Builds the browser client if its sources have changed, and serves it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
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

/** Identifies the sources of the page and the installed packages. */
function wantedStamp() {
  const hash = createHash('sha256')
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'))
  const web = join(root, 'apps', 'web')
  const files = [
    ...[...packages, ...['src', 'public', 'offline'].map((name) => join(web, name))]
      .filter((folder) => existsSync(folder))
      .flatMap(filesIn),
    ...['index.html', 'vite.config.ts', 'package.json'].map((name) => join(web, name)),
    join(root, 'package-lock.json'),
  ]
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

const isBuilt = (stamp) =>
  existsSync(join(site, 'index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp

const sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** If two processes build at the same time, the second one waits. A lock older than two minutes is ignored. */
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

/** Updates apps/web/dist if the sources have changed. */
export function buildWeb() {
  const stamp = wantedStamp()
  if (isBuilt(stamp)) return
  withLock(() => {
    if (isBuilt(stamp)) return
    console.error('Building the page …')
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const { status, error } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      cwd: join(root, 'apps', 'web'),
      stdio: ['ignore', 2, 2],
      // A test runner sets NODE_ENV to `test`, which would build the page for debugging.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (error) throw error
    if (status !== 0) throw new Error(`The page could not be built (exit code ${status}).`)
    writeFileSync(stampFile, stamp)
  })
}

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

function answer(folder, request, response) {
  const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname))
  const file = join(folder, path.endsWith(sep) ? join(path, 'index.html') : path)
  if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing at this address.')
    return
  }
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  // Built files have their hash in the name and can be cached; the page itself is requested every time.
  const cache = path.includes('assets') ? 'public, max-age=31536000, immutable' : 'no-cache'
  response.writeHead(200, { 'content-type': type, 'cache-control': cache }).end(readFileSync(file))
}

function listen(port, folder) {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => answer(folder, request, response))
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/** Serves the built page on the first free port starting at `port`; 0 takes any free port. */
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
