import * as cards from '@spellwright/cards'
import { CardDefinitions } from '@spellwright/cards'
import { randomHandler } from '../src/decision/handler.ts'
import { playGameSync } from '../src/decision/play.ts'
import { createGame } from '../src/setup/create.ts'
import { createRandom } from '../src/state/rng.ts'
import { createLog } from '../src/view/log.ts'

const g = (cards as any).GOBLINS ?? (cards as any).builtInDecks
console.log(Object.keys(cards))
const decks: any = (cards as any).BUILT_IN_DECKS ?? (cards as any).builtInDecks
const list = Object.values(decks) as any[]
const entries = (d: any) => (cards as any).parseDeckList(d.text).deck?.main ?? (cards as any).parseDeckList(d.text).main
const n = Number(process.argv[2] ?? 1)
const t = performance.now()
for (let i = 0; i < n; i++) {
  const game = createGame({
    decks: [entries(list[0]), entries(list[1])],
    seed: 'x' + i,
    cards: CardDefinitions,
    snapshots: 'never',
  })
  const log = n === 1 ? createLog(game, 0) : null
  try {
    const r = playGameSync(game, [randomHandler(createRandom('a' + i)), randomHandler(createRandom('b' + i))])
    console.log(i, r, game.state.turn.number, game.answers.length)
  } catch (e) {
    console.log(i, e)
  }
  if (log) console.log(log.text())
}
console.log(performance.now() - t)
