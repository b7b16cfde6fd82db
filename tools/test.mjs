// `npm test` runs all checks and tests, also in a fresh clone.
// `npm test -- packages/engine …` passes its arguments to vitest and runs nothing else.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import process from 'node:process'
import { reachesRegistry } from './npm.mjs'
import { whyNoPython } from './python-test.mjs'
import { root, setup } from './setup.mjs'

/** Each part is a name and a command: the bin name of an installed tool, or `node` with a script. */
const parts = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'declarations', command: ['tsc', '-b', 'tsconfig.build.json'] },
  { name: 'bundle', command: ['node', 'tools/bundle.mjs'] },
  { name: 'imports and diagram', command: ['node', 'tools/imports.mjs'] },
  { name: 'rule numbers', command: ['node', 'tools/pages/rules-coverage.mjs', '--check'] },
  {
    name: 'page of messages',
    command: ['node', '--conditions=source', '--import', 'tsx', 'tools/pages/protocol-page.ts', '--check'],
  },
  {
    name: 'page of the environment',
    command: ['node', '--conditions=source', '--import', 'tsx', 'tools/pages/environment-page.ts', '--check'],
  },
  { name: 'behaviour numbers', command: ['node', 'tools/pages/spec-coverage.mjs', '--check'] },
  { name: 'comments on public names', command: ['typedoc', '--emit', 'none'] },
  { name: 'tests', command: ['vitest', 'run'] },
]

/**
 * Checks that need something that not every machine has. `missing` returns why the check cannot run, or null if it can.
 * The reasons are printed at the end, so that a skipped check is not mistaken for a passed one.
 */
const optionalParts = [
  {
    name: 'reference data checks',
    missing: () => {
      if (!hasTestFiles('.reference.ts')) return 'none written yet'
      return existsSync(join(root, '..', 'shared', 'cards')) ? null : 'no ../shared found'
    },
    command: ['vitest', 'run', '--mode', 'reference'],
  },
  {
    name: 'browser tests',
    missing: () => {
      if (!hasTestFiles('.browser.ts')) return 'none written yet'
      return findChromium() === null ? 'no Chromium' : null
    },
    command: ['vitest', 'run', '--mode', 'browser'],
  },
  {
    name: 'tests with PostgreSQL and Redis',
    missing: () => {
      if (!existsSync('/usr/lib/postgresql')) return 'no PostgreSQL'
      return isOnPath('redis-server') ? null : 'no redis-server'
    },
    command: ['vitest', 'run', '--mode', 'services'],
  },
  { name: 'Python package', missing: whyNoPython, command: ['node', 'tools/python-test.mjs'] },
  {
    name: 'package',
    missing: () => (reachesRegistry() ? null : 'the npm registry cannot be reached'),
    command: ['node', 'tools/package-test.mjs'],
  },
]

const isOnPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

/** Test files are in packages/<name>/test and apps/<name>/test. */
function hasTestFiles(suffix) {
  return ['packages', 'apps'].some((folder) =>
    readdirSync(join(root, folder)).some((name) => {
      const tests = join(root, folder, name, 'test')
      return existsSync(tests) && readdirSync(tests, { recursive: true }).some((file) => file.endsWith(suffix))
    }),
  )
}

function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, 'chromium')).find((file) => existsSync(file)) ?? null
}

function run([tool, ...args]) {
  const windows = process.platform === 'win32'
  const command =
    tool === 'node' ? process.execPath : join(root, 'node_modules', '.bin', windows ? `${tool}.cmd` : tool)
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows && tool !== 'node',
  })
  if (error) console.error(String(error))
  return status === 0
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

function runPart({ name, command }) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const { ok, failures } = command[0] === 'vitest' ? runVitest(command) : { ok: run(command), failures: [] }
  const line = `${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds(start)})`
  return { ok, line: [line, ...failures.map((failure) => `        ${failure}`)].join('\n') }
}

/** The failed tests are repeated at the end, because other parts print thousands of lines after them. */
function runVitest(command) {
  const report = join(mkdtempSync(join(tmpdir(), 'tests-')), 'report.json')
  const ok = run([...command, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  return { ok, failures: ok || !existsSync(report) ? [] : failedTests(JSON.parse(readFileSync(report, 'utf8'))) }
}

const failedTests = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const file = relative(root, name)
      return failed.length === 0
        ? [`${file}: ${message}`]
        : failed.map(({ fullName, failureMessages: [first = ''] }) => `${file} > ${fullName}: ${first.split('\n')[0]}`)
    })

function runEverything() {
  const start = performance.now()
  const notRun = []
  const results = parts.map(runPart)
  for (const part of optionalParts) {
    const reason = part.missing()
    if (reason === null) results.push(runPart(part))
    else notRun.push(`not run: ${part.name} (${reason})`)
  }
  const ok = results.every((result) => result.ok)
  console.log(`\n${results.map((result) => result.line).join('\n')}`)
  console.log(`${ok ? 'All passed' : 'Some parts FAILED'} in ${seconds(start)}.`)
  for (const line of notRun) console.log(line)
  return ok
}

setup()
const filters = process.argv.slice(2)
const ok = filters.length > 0 ? run(['vitest', 'run', ...filters]) : runEverything()
process.exitCode = ok ? 0 : 1
