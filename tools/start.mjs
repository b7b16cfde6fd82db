// `npm start`: play in the terminal, from a fresh clone.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { root, setup } from './setup.mjs'

setup()
const bin = join(root, 'apps', 'cli', 'bin', 'spellwright.mjs')
const { status } = spawnSync(process.execPath, [bin, 'play', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = status ?? 1
