import * as cards from '@spellwright/cards'
import { randomHandler } from '../src/decision/handler.ts'
import { playGameSync } from '../src/decision/play.ts'
import { nameOf } from '../src/query/lookup.ts'
import { createGame } from '../src/setup/create.ts'
import { createRandom } from '../src/state/rng.ts'

const { BUILT_IN_DECKS, parseDeckList, CardDefinitions } = cards
const i = Number(process.argv[2])
const game = createGame({
  decks: [parseDeckList(BUILT_IN_DECKS[0]!.text).main, parseDeckList(BUILT_IN_DECKS[1]!.text).main],
  seed: 'x' + i,
  cards: CardDefinitions,
  snapshots: 'never',
})
const h: Record<string, number> = {}
const a: Record<string, number> = {}
const times: Record<string, number> = {}
let last = performance.now(),
  lastp = ''
playGameSync(game, [randomHandler(createRandom('a' + i)), randomHandler(createRandom('b' + i))], {
  onDecision: (d) => {
    const k = `${d.player} ${d.purpose} ${d.source ? nameOf(game, d.source) : ''} `
    h[k] = (h[k] ?? 0) + 1
    const n = performance.now()
    times[lastp] = (times[lastp] ?? 0) + n - last
    last = n
    lastp = d.purpose
  },
})
console.log(
  Object.entries(h)
    .sort((x, y) => y[1] - x[1])
    .slice(0, 15),
  times,
)
