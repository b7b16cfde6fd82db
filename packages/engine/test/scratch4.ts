import * as cards from '@spellwright/cards'
import { randomHandler } from '../src/decision/handler.ts'
import { playGameSync } from '../src/decision/play.ts'
import { createGame } from '../src/setup/create.ts'
import { createRandom } from '../src/state/rng.ts'
import { determinize } from '../src/view/determinize.ts'
import { viewFor } from '../src/view/view.ts'

const { BUILT_IN_DECKS, parseDeckList, CardDefinitions } = cards
let best: any = null
const game = createGame({
  decks: [parseDeckList(BUILT_IN_DECKS[0]!.text).main, parseDeckList(BUILT_IN_DECKS[1]!.text).main],
  seed: 'x1',
  cards: CardDefinitions,
  snapshots: 'everyRest',
  options: { maxDecisions: 1500 },
})
playGameSync(game, [randomHandler(createRandom('a1')), randomHandler(createRandom('b1'))], {
  onDecision: (d) => {
    if (game.state.turn.number === 12 && !best && d.shape === 'act') best = game.fork()
  },
})
console.log(best.state.battlefield.length)
for (let r = 0; r < 4; r++) {
  let t = (process.cpuUsage().user / 1000)
  for (let i = 0; i < 500; i++) viewFor(best, 0)
  console.log('view same epoch', (((process.cpuUsage().user / 1000) - t) / 500) * 1000, 'us')
  t = (process.cpuUsage().user / 1000)
  for (let i = 0; i < 500; i++) {
    best.epoch++
    viewFor(best, 0)
  }
  console.log('view new epoch', (((process.cpuUsage().user / 1000) - t) / 500) * 1000, 'us')
  t = (process.cpuUsage().user / 1000)
  for (let i = 0; i < 500; i++) determinize(best, 0, createRandom('x'))
  console.log('det', (((process.cpuUsage().user / 1000) - t) / 500) * 1000, 'us')
  t = (process.cpuUsage().user / 1000)
  for (let i = 0; i < 500; i++) best.fork()
  console.log('fork', (((process.cpuUsage().user / 1000) - t) / 500) * 1000, 'us')
}
