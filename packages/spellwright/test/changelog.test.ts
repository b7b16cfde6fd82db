import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'spellwright-release-'))
  mkdirSync(join(copy, 'packages', 'spellwright'), { recursive: true })
  const manifest = { name: 'workspace', version: '0.1.0', private: true, workspaces: ['packages/*'] }
  writeFileSync(join(copy, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(copy, 'package-lock.json'), '{}')
  writeFileSync(
    join(copy, 'packages', 'spellwright', 'package.json'),
    JSON.stringify({ name: 'spellwright', version: '0.1.0' }),
  )
  cpSync(join(root, '.changeset'), join(copy, '.changeset'), { recursive: true })
  cpSync(join(root, 'CHANGELOG.md'), join(copy, 'CHANGELOG.md'))
  symlinkSync('../../CHANGELOG.md', join(copy, 'packages', 'spellwright', 'CHANGELOG.md'))
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    ['commit', '-qm', 'First'],
  ])
    spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: copy })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('a described change becomes the next version, on top of the changelog', () => {
  const before = readFileSync(join(copy, 'CHANGELOG.md'), 'utf8')
  writeFileSync(
    join(copy, '.changeset', 'a-change.md'),
    "---\n'spellwright': minor\n---\n\nBots can see in the dark.\n",
  )
  const changesets = join(root, 'node_modules', '@changesets', 'cli', 'bin.js')
  const { status, stderr } = spawnSync(process.execPath, [changesets, 'version'], { cwd: copy, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  const manifest = JSON.parse(readFileSync(join(copy, 'packages', 'spellwright', 'package.json'), 'utf8'))
  expect(manifest.version).toBe('0.2.0')
  const [, first = '', ...older] = readFileSync(join(copy, 'CHANGELOG.md'), 'utf8').split(/^## /m)
  expect(first).toContain('0.2.0')
  expect(first).toContain('Bots can see in the dark.')
  expect(older).toHaveLength(before.split(/^## /m).length - 1)
})
