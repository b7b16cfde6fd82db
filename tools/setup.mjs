// Makes sure that the installed packages match package-lock.json.
// Runs before anything is installed, so it uses only modules of Node.js.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampFile = join(root, 'node_modules', '.spellwright-stamp')
const lockFile = join(root, '.setup-lock')

/** Identifies the installed packages by the lock file and the platform of their binaries. */
function wantedStamp() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${lock} ${process.platform} ${process.arch}\n`
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp()
}

/** npm calls this after every install, so that an `npm install` by hand is not repeated. */
function writeStamp() {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, wantedStamp())
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Tries to take the lock. Removes a lock whose process has ended. */
function tryLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  let owner = Number.NaN
  try {
    owner = Number.parseInt(readFileSync(lockFile, 'utf8'), 10)
  } catch {
    return false // The lock was released in the meantime.
  }
  // An empty file is a lock that is just being written.
  if (!Number.isNaN(owner) && !isAlive(owner)) rmSync(lockFile, { force: true })
  return false
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

function install() {
  console.error('Installing the packages named in package-lock.json …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const [command, commandArgs] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args]
  const { status, error } = spawnSync(command, commandArgs, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (error) throw error
  if (status !== 0) {
    console.error(`npm ci failed (exit code ${status}).`)
    process.exit(1)
  }
  writeStamp()
}

export function setup() {
  if (isInstalled()) return
  let isWaiting = false
  while (!tryLock()) {
    if (!isWaiting) console.error('Another process is installing packages; waiting for it …')
    isWaiting = true
    sleep(200)
  }
  const unlock = () => rmSync(lockFile, { force: true })
  process.once('exit', unlock)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  if (!isInstalled()) install()
  unlock()
  process.removeListener('exit', unlock)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--stamp')) writeStamp()
  else setup()
}
