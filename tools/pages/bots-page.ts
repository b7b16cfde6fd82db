// Writes the tables of docs/ladder.json, docs/bot-times.json and docs/blunders.json into docs/bots.md; with --check, fails
// where the page says something else.
//
//   npx spellwright arena --ladder --json > docs/ladder.json
//   node --conditions=source --import tsx bench/bot-times.ts > docs/bot-times.json
//   node --conditions=source --import tsx bench/blunders.ts > docs/blunders.json
//   node --conditions=source --import tsx tools/pages/bots-page.ts

import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { ladderPage, markdownTable, withPart } from '../../apps/cli/src/sim/ladder-report.ts'
import { fail } from './generated-page.mjs'

interface Times {
  readonly rows: readonly {
    readonly level: string
    readonly permanents: number
    readonly decisions: number
    readonly p50: number
    readonly p99: number
    readonly max: number
  }[]
}

interface Blunders {
  readonly rows: readonly {
    readonly bot: string
    readonly blunder: string
    readonly happened: number
    readonly of: number
  }[]
}

const docs = (name: string): string => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url))
const json = <T>(name: string): T => JSON.parse(readFileSync(docs(name), 'utf8')) as T

const timesTable = ({ rows }: Times): string =>
  markdownTable(
    ['level', 'permanents', 'decisions', 'half of them within', '99 of 100 within', 'the longest'],
    rows.map(({ level, permanents, decisions, p50, p99, max }) => [
      level,
      permanents,
      decisions,
      ...[p50, p99, max].map((ms) => `${ms} ms`),
    ]),
  )

/** The bots side by side: a row for each blunder. */
function blundersTable({ rows }: Blunders): string {
  const bots = [...new Set(rows.map(({ bot }) => bot))]
  const kinds = [...new Set(rows.map(({ blunder }) => blunder))]
  const cell = (kind: string, bot: string): string => {
    const row = rows.find((one) => one.blunder === kind && one.bot === bot)
    if (row === undefined || row.of === 0) return '–'
    return `${row.happened} of ${row.of} (${((100 * row.happened) / row.of).toFixed(1)} %)`
  }
  return markdownTable(
    ['blunder', ...bots],
    kinds.map((kind) => [kind, ...bots.map((bot) => cell(kind, bot))]),
  )
}

const page = docs('bots.md')
const before = readFileSync(page, 'utf8')
// One ladder as the command prints it, or a list of several.
const withLadders = ladderPage(before, [json<Parameters<typeof ladderPage>[1]>('ladder.json')].flat())
const withTimes = withPart(withLadders, 'times', timesTable(json<Times>('bot-times.json')))
const after = withPart(withTimes, 'blunders', blundersTable(json<Blunders>('blunders.json')))
if (!process.argv.includes('--check')) writeFileSync(page, after)
else if (after !== before) fail('docs/bots.md does not say what its data in docs/ say; run tools/pages/bots-page.ts')
