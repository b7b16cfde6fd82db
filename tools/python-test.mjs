// Runs the tests of the Python package in a virtual environment of their own, which is kept for the next run.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from './setup.mjs'

const OLDEST = '3.10'
const environment = join(root, 'node_modules', '.cache', 'python')

const runs = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0

/** Why the tests cannot run here, or null. */
export function whyNoPython() {
  const check = `import sys, venv, ensurepip; sys.exit(sys.version_info < (${OLDEST.replace('.', ', ')}))`
  return runs('python3', ['-c', check], { stdio: 'ignore' }) ? null : `no Python ${OLDEST} with venv`
}

function test() {
  const python = join(environment, 'bin', 'python')
  if (!existsSync(python) && !runs('python3', ['-m', 'venv', environment])) return false
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--editable', 'python[test]']
  return runs(python, install) && runs(python, ['-m', 'pytest', '--quiet', 'python'])
}

if (process.argv[1]?.endsWith('python-test.mjs') && !test()) process.exitCode = 1
