// The versions of Node.js on this machine: the one that runs this, those on the PATH, those version managers keep, and
// those that the variable NODE_BINARIES names.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'

const EXE = process.platform === 'win32' ? '.exe' : ''

/** Folders of version managers, each with a folder for every installed version, and the way to the binary from there. */
const managed = [
  [join(homedir(), '.nvm', 'versions', 'node'), 'bin'],
  [join(homedir(), '.local', 'share', 'fnm', 'node-versions'), join('installation', 'bin')],
  [join(homedir(), '.volta', 'tools', 'image', 'node'), 'bin'],
]

function candidates() {
  const paths = (text) => (text ?? '').split(delimiter).filter((path) => path !== '')
  const onPath = paths(process.env.PATH).flatMap((folder) =>
    ['node', 'node20', 'node22', 'node24', 'node26'].map((name) => join(folder, name + EXE)),
  )
  const kept = managed
    .filter(([folder]) => existsSync(folder))
    .flatMap(([folder, way]) => readdirSync(folder).map((version) => join(folder, version, way, `node${EXE}`)))
  return [process.execPath, ...paths(process.env.NODE_BINARIES), ...onPath, ...kept]
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
