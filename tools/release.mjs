// `npm run release` does everything except publishing: it runs the tests and shows what would be published.
// `npm run release -- minor` (or major, patch, 1.2.3) first sets the version of every package and the heading of the
// unreleased changes in CHANGELOG.md. Nothing is committed or published; the last lines say how to do that.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { npm } from './npm.mjs'
import { root, setup } from './setup.mjs'

const UNRELEASED = '## [Unreleased]'
const changelogFile = join(root, 'CHANGELOG.md')

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

function nextVersion(current, wanted) {
  if (/^\d+\.\d+\.\d+$/.test(wanted)) return wanted
  const [major, minor, patch] = current.split('.').map(Number)
  if (wanted === 'major') return `${major + 1}.0.0`
  if (wanted === 'minor') return `${major}.${minor + 1}.0`
  if (wanted === 'patch') return `${major}.${minor}.${patch + 1}`
  return fail(`"${wanted}" is not a version: give major, minor, patch, or a version such as 1.2.3.`)
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

/** The text under the heading for unreleased changes. */
function unreleased(changelog) {
  const begin = changelog.indexOf(UNRELEASED)
  if (begin < 0) fail(`CHANGELOG.md has no heading "${UNRELEASED}".`)
  return changelog
    .slice(begin + UNRELEASED.length)
    .split(/^## /m)[0]
    .trim()
}

function setHeading(version) {
  const changelog = readFileSync(changelogFile, 'utf8')
  if (unreleased(changelog) === '') fail('Nothing to release: CHANGELOG.md lists no changes under "Unreleased".')
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(changelogFile, changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## [${version}] - ${date}`))
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

const [wanted] = process.argv.slice(2)
if (!isClean()) fail('There are uncommitted changes. Commit them before the release.')
setup()
const current = readJson(join(root, 'package.json')).version
const version = wanted === undefined ? current : nextVersion(current, wanted)
if (wanted !== undefined) {
  setHeading(version)
  setVersion(version)
}
audit()
run([process.execPath, [join(root, 'tools', 'test.mjs')]], 'the tests')
run(
  npm('publish', '--dry-run', '--workspace', 'packages/spellwright'),
  `what would be published as spellwright ${version}`,
)
console.log(`\nspellwright ${version} is ready. To publish it:`)
if (wanted !== undefined) console.log(`  git commit -am "Release ${version}" && git tag v${version}`)
console.log('  npm publish --workspace packages/spellwright')
