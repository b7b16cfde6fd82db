// Plays many games from fixed seeds and compares them, answer for answer, with a recording of the same games.
//   npm run bench:recorded -- record games.txt     writes one line per game
//   npm run bench:recorded -- compare games.txt    plays them again and lists the first games that differ
// A refactoring must not change any game; a rules fix changes only the games in which the rule matters.
import { readFileSync, writeFileSync } from 'node:fs'
import { createBot } from '@spellwright/bots'
import { BUILT_IN_DECKS, CardDefinitions, parseDeckList } from '@spellwright/cards'
import { createGame, createRandom, type DeckEntry, playGameSync, randomHandler } from '@spellwright/engine'
import { randomDeck } from '@spellwright/sim'

const HEURISTIC_GAMES = 2000
const RANDOM_GAMES = 300

const decks = BUILT_IN_DECKS.map(({ text }) => parseDeckList(text).main)

/** A 53-bit hash of a text, which is enough to tell two games apart. */
function textHash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16)
}

function lineOf(label: string, game: ReturnType<typeof createGame>): string {
  const answers = textHash(JSON.stringify(game.answers.map(({ player, answer }) => [player, answer])))
  return `${label} ${game.answers.length} ${answers} ${game.hash()}`
}

const sortedCards = CardDefinitions.all.toSorted((a, b) => (a.name < b.name ? -1 : 1))

function deckAt(index: number): readonly DeckEntry[] {
  const deck = decks[index % decks.length]
  if (!deck) throw new Error('There are no built-in decks.')
  return deck
}

/** Two of the built-in decks, every pairing in turn, played by the heuristic bot. */
function heuristicGame(index: number): string {
  const one = deckAt(index)
  const two = deckAt(index + 1 + Math.floor(index / decks.length))
  const game = createGame({ decks: [one, two], seed: `recorded ${index}`, cards: CardDefinitions, snapshots: 'never' })
  playGameSync(game, [createBot('heuristic', { seed: `${index} a` }), createBot('heuristic', { seed: `${index} b` })])
  return lineOf(`heuristic-${index}`, game)
}

/** Random decks played at random, which reach rules that sensible players rarely reach. */
function randomGame(index: number): string {
  const random = createRandom(`recorded random ${index}`)
  const deck = (): DeckEntry[] => randomDeck(sortedCards, () => 0, random)
  const options = { maxTurns: 40, maxDecisions: 3000 }
  const game = createGame({ decks: [deck(), deck()], seed: `random ${index}`, cards: CardDefinitions, options })
  playGameSync(game, [randomHandler(random), randomHandler(random)])
  return lineOf(`random-${index}`, game)
}

function* lines(): Generator<string> {
  for (let index = 0; index < HEURISTIC_GAMES; index++) yield heuristicGame(index)
  for (let index = 0; index < RANDOM_GAMES; index++) yield randomGame(index)
}

const [mode, file] = process.argv.slice(2)
if ((mode !== 'record' && mode !== 'compare') || file === undefined)
  throw new Error('Usage: npm run bench:recorded -- record|compare <file>')

const before = process.cpuUsage()
if (mode === 'record') {
  writeFileSync(file, `${[...lines()].join('\n')}\n`)
  console.log(`Recorded ${HEURISTIC_GAMES + RANDOM_GAMES} games.`)
} else {
  const recorded = readFileSync(file, 'utf8').trimEnd().split('\n')
  const differing: string[] = []
  let at = 0
  for (const line of lines()) if (line !== recorded[at++]) differing.push(line)
  console.log(`${at} games played again, ${differing.length} differ${differing.length > 0 ? ':' : '.'}`)
  for (const line of differing.slice(0, 20)) console.log(`  ${line}`)
  if (differing.length > 0) process.exitCode = 1
}
const { user, system } = process.cpuUsage(before)
console.log(`${((user + system) / 1e6).toFixed(1)} s of processor time.`)
