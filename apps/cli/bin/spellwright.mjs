#!/usr/bin/env node
// In a checkout the sources are run as they are, without a build; an installed package runs its build.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const source = new URL('../src/bin.ts', import.meta.url)

if (existsSync(source)) runSources()
else await import('../dist/bin.js')

/** A second node, because only the command line can set conditions and hand loaders on to workers. */
function runSources() {
  const loader = import.meta.resolve('tsx')
  const args = ['--conditions=source', `--import=${loader}`, fileURLToPath(source), ...process.argv.slice(2)]
  const env = { ...process.env, TSX_TSCONFIG_PATH: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) }
  const child = spawn(process.execPath, [...process.execArgv, ...args], { stdio: 'inherit', env })
  // A terminal sends Ctrl+C to both; the child decides what it means and this one waits for it.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(String(error))
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0)
  })
}
