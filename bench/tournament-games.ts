// `npm run bench:decks -- [games] [seed] [file]` plays games between random decks of a file of tournament decks (by default the
// reference decks beside the checkout), two of each pair, and prints errors, unfinished games and the slowest pairs. It
// ends with exit code 1 if a game ended in an error, or more than one in a hundred was not finished.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { createRandom, parseDeckList } from 'spellwright'
import { CardDefinitions } from 'spellwright/cards'
import { runSeries, type SimDeck } from 'spellwright/sim'

const [gamesText = '2000', seed = '1', file = join(import.meta.dirname, '../../shared/decks/tournament-open.jsonl')] =
  process.argv.slice(2)
const games = Number(gamesText)
if (!Number.isInteger(games) || games < 2) throw new Error(`"${gamesText}" is not a number of games.`)
if (!existsSync(file)) throw new Error(`There are no decks in ${file}.`)

interface DeckLine {
  readonly id: string
  readonly main: Readonly<Record<string, number>>
  readonly side: Readonly<Record<string, number>>
}

const linesOf = (counts: DeckLine['main']): string[] =>
  Object.entries(counts).map(([name, count]) => `${count} ${name}`)

function deckOf({ id, main, side }: DeckLine): SimDeck {
  const list = parseDeckList(['Deck', ...linesOf(main), '', 'Sideboard', ...linesOf(side)].join('\n'))
  return { name: id, main: list.main, sideboard: list.sideboard }
}

const isWhole = ({ main, sideboard }: SimDeck): boolean =>
  [...main, ...sideboard].every(({ name }) => CardDefinitions.has(name))

const decks = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => deckOf(JSON.parse(line) as DeckLine))
  .filter(isWhole)
const random = createRandom(`tournament games ${seed}`)
const errors: string[] = []
const unfinished: string[] = []
const times: { readonly pair: string; readonly seconds: number; readonly decisions: number }[] = []
let decisions = 0
for (let played = 0; played < games; played += 2) {
  const one = decks[random.int(decks.length)]
  const two = decks[random.int(decks.length)]
  if (one === undefined || two === undefined) throw new Error('None of the decks can be played whole.')
  const pair = `${one.name} against ${two.name}`
  const { tally, seconds } = await runSeries(
    {
      compare: 'decks',
      decks: [one, two],
      bots: ['heuristic', 'heuristic'],
      seed: `${seed}/${played}`,
      match: 'bo1',
      kitchenTable: false,
      maxTurns: 200,
      replays: null,
    },
    { games: 2, workers: 0 },
  )
  errors.push(...tally.errors.map((error) => `${pair}, seed ${error.seed}: ${error.message}`))
  unfinished.push(...tally.unfinished.map((game) => `${pair}, seed ${game.seed}`))
  decisions += tally.decisions
  times.push({ pair, seconds, decisions: tally.decisions })
  if ((played + 2) % 200 === 0)
    console.log(`${played + 2} games, ${errors.length} errors, ${unfinished.length} unfinished`)
}
for (const error of errors) console.log(`error: ${error}`)
for (const game of unfinished) console.log(`unfinished: ${game}`)
for (const { pair, seconds, decisions: asked } of times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 5))
  console.log(`slow: ${pair}: ${seconds.toFixed(1)} s, ${asked} decisions in two games`)
console.log(
  `${games} games between ${decks.length} decks: ${errors.length} errors, ${unfinished.length} unfinished, ${Math.round(decisions / games)} decisions a game.`,
)
process.exitCode = errors.length > 0 || unfinished.length > games / 100 ? 1 : 0
