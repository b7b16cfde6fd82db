// `npm run release` does everything except publishing: Changesets turns the files in `.changeset` into the next version and
// its section of CHANGELOG.md, all packages of the workspace get that version, the tests run, and npm shows what would be
// published. Without such files the current version is released. Nothing is committed or published; the last lines say how
// to do that.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { npm } from './npm.mjs'
import { root, setup } from './setup.mjs'

/** Ends the script with an error message. */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function run([command, args], what) {
  console.log(`\n── ${what}`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: command.endsWith('.cmd') })
  if (status !== 0) fail(`Not released: ${what} failed.`)
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

function manifestFiles() {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'package.json')),
  )
  return [join(root, 'package.json'), ...workspaces]
}

/** All packages of the workspace have the same version, also where they depend on each other. */
function setVersion(version) {
  const files = manifestFiles()
  const own = new Set(files.map((file) => readJson(file).name))
  for (const file of files) {
    const manifest = readJson(file)
    manifest.version = version
    for (const name of Object.keys(manifest.dependencies ?? {}))
      if (own.has(name)) manifest.dependencies[name] = version
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
  }
  const versionFile = join(root, 'packages', 'engine', 'src', 'version.ts')
  const source = readFileSync(versionFile, 'utf8')
  writeFileSync(versionFile, source.replace(/ENGINE_VERSION = '.*'/, `ENGINE_VERSION = '${version}'`))
  run(npm('install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'), 'the lock file')
}

/** The version after all changes in `.changeset`, which are removed: they are in CHANGELOG.md then. */
function applyChanges() {
  run(
    [join(root, 'node_modules', '.bin', windows ? 'changeset.cmd' : 'changeset'), ['version']],
    'versions and changelog',
  )
  return readJson(join(root, 'packages', 'spellwright', 'package.json')).version
}

/** Known vulnerabilities stop the release; a registry that does not answer such questions is mentioned. */
function audit() {
  console.log('\n── known vulnerabilities')
  const [command, args] = npm('audit', '--json')
  const { stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8', shell: command.endsWith('.cmd') })
  const total = JSON.parse(stdout || '{}').metadata?.vulnerabilities?.total
  if (total === undefined) console.log('Not checked: the registry does not answer npm audit.')
  else if (total > 0) fail(`Not released: npm audit finds ${total} known vulnerabilities in the dependencies.`)
  else console.log('None.')
}

const isClean = () => spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout.trim() === ''

if (!isClean()) fail('There are uncommitted changes. Commit them before the release.')
setup()
const current = readJson(join(root, 'package.json')).version
const version = applyChanges()
if (version !== current) setVersion(version)
audit()
run([process.execPath, [join(root, 'tools', 'test.mjs')]], 'the tests')
run(
  npm('publish', '--dry-run', '--workspace', 'packages/spellwright'),
  `what would be published as spellwright ${version}`,
)
console.log(`\nspellwright ${version} is ready. To publish it:`)
if (version !== current) console.log(`  git commit -am "Release ${version}" && git tag v${version}`)
console.log('  npm publish --workspace packages/spellwright')
