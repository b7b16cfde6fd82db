// Writes the tables of docs/ladder.json into docs/bots.md; with --check, fails where the page says something else.
//
//   npx spellwright arena --ladder --json > docs/ladder.json
//   node --conditions=source --import tsx tools/bots-page.ts

import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { ladderPage } from '../apps/cli/src/sim/ladder-report.ts'
import { fail } from './generated-page.mjs'

const docs = (name: string): string => fileURLToPath(new URL(`../docs/${name}`, import.meta.url))
const page = docs('bots.md')
const before = readFileSync(page, 'utf8')
// One ladder as the command prints it, or a list of several.
const after = ladderPage(before, [JSON.parse(readFileSync(docs('ladder.json'), 'utf8'))].flat())
if (!process.argv.includes('--check')) writeFileSync(page, after)
else if (after !== before) fail('docs/bots.md does not say what docs/ladder.json says; run tools/bots-page.ts')
