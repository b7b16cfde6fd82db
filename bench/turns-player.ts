// Plays the games it is told to, one line of input after the other, and answers with the processor time they took.
// Started by `against.ts`, once for each of the two checkouts that are compared.
import { createInterface } from 'node:readline'
import { createBot } from '@spellwright/bots'
import { BUILT_IN_DECKS, CardDefinitions, parseDeckList } from '@spellwright/cards'
import { createGame, playGameSync } from '@spellwright/engine'

const decks = BUILT_IN_DECKS.map(({ text }) => parseDeckList(text).main)

function play(index: number): void {
  const one = decks[index % decks.length]!
  const two = decks[(index + 1 + Math.floor(index / decks.length)) % decks.length]!
  const game = createGame({ decks: [one, two], seed: `turns ${index}`, cards: CardDefinitions, snapshots: 'never' })
  playGameSync(game, [createBot('heuristic', { seed: `${index} a` }), createBot('heuristic', { seed: `${index} b` })])
}

for await (const line of createInterface({ input: process.stdin })) {
  const [from = 0, to = 0] = line.split(' ').map(Number)
  const before = process.cpuUsage()
  for (let index = from; index < to; index++) play(index)
  const { user, system } = process.cpuUsage(before)
  console.log(user + system)
}
