// Finds the versions of Node.js on this machine: the running one, those on the PATH, those installed by version managers,
// and those listed in the environment variable NODE_BINARIES.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'

const EXE = process.platform === 'win32' ? '.exe' : ''

/** The folders of version managers, with the path from the folder of a version to its binary. */
const versionManagers = [
  [join(homedir(), '.nvm', 'versions', 'node'), 'bin'],
  [join(homedir(), '.local', 'share', 'fnm', 'node-versions'), join('installation', 'bin')],
  [join(homedir(), '.volta', 'tools', 'image', 'node'), 'bin'],
]

function candidates() {
  const paths = (text) => (text ?? '').split(delimiter).filter((path) => path !== '')
  const onPath = paths(process.env.PATH).flatMap((folder) =>
    ['node', 'node20', 'node22', 'node24', 'node26'].map((name) => join(folder, name + EXE)),
  )
  const managed = versionManagers
    .filter(([folder]) => existsSync(folder))
    .flatMap(([folder, bin]) => readdirSync(folder).map((version) => join(folder, version, bin, `node${EXE}`)))
  return [process.execPath, ...paths(process.env.NODE_BINARIES), ...onPath, ...managed]
}

/** One binary for each major version from 20 on, oldest first, as `{ version, path }`. */
export function nodeBinaries() {
  const byMajor = new Map()
  for (const path of candidates().filter((file) => existsSync(file))) {
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? ''
    const major = Number(/^v(\d+)\./.exec(version)?.[1] ?? 0)
    if (major >= 20 && !byMajor.has(major)) byMajor.set(major, { version, path })
  }
  return [...byMajor].sort(([a], [b]) => a - b).map(([, binary]) => binary)
}
