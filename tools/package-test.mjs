// Tests the package from the outside: packs it, installs the tarball in an empty folder, compiles and plays the bot of its
// README there, and runs its command, with every version of Node.js found on this machine.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { entryPointsOf } from './layers.mjs'
import { nodeBinaries } from './node-binaries.mjs'
import { npm } from './npm.mjs'
import { packageFolder } from './package.mjs'
import { root } from './setup.mjs'

const MAX_BYTES = 15_000_000
/** What importing the main entry may take. It is printed and not asserted, because it depends on the machine. */
const IMPORT_BUDGET_MILLISECONDS = 150
const folder = mkdtempSync(join(tmpdir(), 'spellwright-package-'))
const app = join(folder, 'app')
const inApp = (...path) => join(app, ...path)
const tool = (...path) => join(root, 'node_modules', ...path)
const entries = entryPointsOf('spellwright').map((entry) =>
  entry === 'index' ? 'spellwright' : `spellwright/${entry}`,
)

function run(command, args, { expected = 0, cwd = app } = {}) {
  const result = spawnSync(command, args, { cwd, encoding: 'utf8', shell: command.endsWith('.cmd') })
  const output = `${result.stdout}${result.stderr}`
  assert.equal(result.status, expected, `${command} ${args.join(' ')} ended with ${result.status}:\n${output}`)
  return result
}

const node = (args, options) => run(process.execPath, args, options)

/** The code of an example file in the README of the package. */
function readmeFile(name) {
  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8')
  const code = new RegExp(`<!-- ${name} -->\\n\`\`\`ts\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1]
  assert.ok(code, `packages/spellwright/README.md has no block ${name}`)
  return code
}

function checkEntryTable() {
  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8')
  for (const entry of entries) assert.ok(readme.includes(`| \`${entry}\` |`), `the README does not list ${entry}`)
}

/** Packs the package and checks the list of files. */
function pack() {
  const { stdout } = run(...npm('pack', '--json', '--silent', '--pack-destination', folder), { cwd: packageFolder })
  const [{ filename, files, unpackedSize }] = JSON.parse(stdout.slice(stdout.indexOf('[\n')))
  const names = files.map(({ path }) => path)
  const leftovers = names.filter((name) => /tsbuildinfo|\.map$|\.ts$(?<!\.d\.ts)|test/.test(name))
  assert.deepEqual(leftovers, [], 'build artefacts are in the package')
  for (const name of ['LICENSE', 'README.md', 'bundle/LICENCES.txt'])
    assert.ok(names.includes(name), `${name} is missing`)
  const manifest = readFileSync(join(packageFolder, 'package.json'), 'utf8')
  assert.match(manifest, /"source"/, 'postpack did not restore the package.json of the workspace')
  return { tarball: join(folder, filename), files: names.length, bytes: unpackedSize }
}

/** Checks the package with publint and arethetypeswrong. */
function lint(tarball) {
  node([tool('publint', 'src', 'cli.js'), tarball, '--strict'])
  node([tool('@arethetypeswrong', 'cli', 'dist', 'index.js'), tarball, '--profile', 'esm-only', '--quiet'])
}

function install(tarball) {
  writeFileSync(inApp('package.json'), JSON.stringify({ name: 'app', private: true, type: 'module' }))
  run(...npm('install', '--prefer-offline', '--no-audit', '--no-fund', tarball))
  const text = readFileSync(inApp('node_modules', 'spellwright', 'package.json'), 'utf8')
  for (const word of ['source', '@spellwright/']) assert.ok(!text.includes(`"${word}`), `package.json names ${word}`)
}

/** Compiles against the declarations with both module resolutions, without `skipLibCheck` and ambient types. */
function compile() {
  for (const name of ['bot.ts', 'game.ts']) writeFileSync(inApp(name), readmeFile(name))
  writeFileSync(inApp('every.ts'), entries.map((entry, i) => `export * as e${i} from '${entry}'`).join('\n'))
  const options = { target: 'ES2022', lib: ['ES2022'], types: [], strict: true, skipLibCheck: false, outDir: 'out' }
  for (const [module, moduleResolution] of [
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'Bundler'],
  ]) {
    writeFileSync(inApp('console.d.ts'), 'declare const console: { log(...values: unknown[]): void }')
    writeFileSync(inApp('tsconfig.json'), JSON.stringify({ compilerOptions: { ...options, module, moduleResolution } }))
    node([tool('@typescript', 'native', 'bin', 'tsc'), '-p', '.'])
  }
}

function play({ version, path }) {
  for (const entry of entries) run(path, ['--input-type=module', '-e', `await import('${entry}')`])
  const game = run(path, [inApp('out', 'game.js')]).stdout
  assert.match(game, /winner: [01]/, `the bot of the README does not finish its game on ${version}`)
  const bin = inApp('node_modules', 'spellwright', 'bundle', 'bin.js')
  assert.match(run(path, [bin, 'card', 'Grizzly Bears']).stdout, /Creature — Bear {2}2\/2/)
  const threads = run(path, [bin, 'sim', 'goblins', 'goblins', '--games', '8', '--workers', '2', '--json'])
  assert.equal(JSON.parse(threads.stdout).games, 8)
  playTypeScriptBot(path, bin)
}

/** Without tsx, a bot in TypeScript plays if Node.js can run TypeScript, and is refused with one sentence otherwise. */
function playTypeScriptBot(path, bin) {
  const canRun = run(path, ['-p', 'Boolean(process.features.typescript)']).stdout.trim() === 'true'
  const args = [bin, 'arena', './bot.ts', 'random', '--games', '2']
  const { stderr } = run(path, args, { expected: canRun ? 0 : 2 })
  if (!canRun) assert.match(stderr.trim(), /^The bot .*TypeScript.*npm install tsx.*\.$/)
}

/** How long the import of the main entry takes, in processor time; other programs can only slow it down. */
function importTime() {
  const code = `const before = process.cpuUsage()
await import('spellwright')
const { user, system } = process.cpuUsage(before)
console.log((user + system) / 1000)`
  return Math.min(...Array.from({ length: 7 }, () => Number(node(['--input-type=module', '-e', code]).stdout)))
}

/** The size of everything that an install puts into node_modules. */
function installedBytes() {
  const files = readdirSync(inApp('node_modules'), { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath ?? file.path, file.name)).size, 0)
}

/** Runs the command through npm, as a user would. */
function runCommand() {
  const { stdout } = run(
    ...npm('exec', '--offline', '--', 'spellwright', 'sim', 'goblins', 'enchantress', '--games', '4'),
  )
  assert.match(stdout, /4 games/)
}

/** A bundle that uses one small export must not contain cards, from whichever entry it comes. */
async function treeShake(entry) {
  writeFileSync(inApp('small.js'), `import { ManaCost } from '${entry}'\nexport const cost = ManaCost.parse('{1}{R}')`)
  const { rolldown } = await import('rolldown')
  const build = await rolldown({ input: inApp('small.js'), cwd: app, platform: 'browser', logLevel: 'silent' })
  const { output } = await build.generate({ minify: true })
  const code = output.map(({ code: text }) => text ?? '').join('')
  assert.ok(!code.includes('Siege-Gang Commander'), `a bundle with only ManaCost of ${entry} contains cards`)
  return code.length
}

try {
  mkdirSync(app)
  checkEntryTable()
  const { tarball, files, bytes } = pack()
  assert.ok(bytes < MAX_BYTES, `the package unpacks to ${bytes} bytes`)
  console.log(`packed: ${files} files, ${(bytes / 1e6).toFixed(1)} MB unpacked`)
  lint(tarball)
  install(tarball)
  compile()
  const installed = installedBytes()
  assert.ok(installed < MAX_BYTES, `an install takes ${installed} bytes`)
  console.log(`installed (${(installed / 1e6).toFixed(1)} MB in all) and compiled; publint and attw found no problems`)
  const budget = `(budget ${IMPORT_BUDGET_MILLISECONDS})`
  console.log(`importing the main entry takes ${importTime().toFixed(0)} ms of processor time ${budget}`)
  for (const binary of nodeBinaries()) {
    play(binary)
    console.log(`played on Node.js ${binary.version}`)
  }
  runCommand()
  for (const entry of ['spellwright', 'spellwright/play'])
    console.log(`a bundle with only ManaCost of ${entry}: ${Math.round((await treeShake(entry)) / 1000)} kB`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
