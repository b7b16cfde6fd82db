import { BUILT_IN_DECKS, CardDefinitions, parseDeckList } from '@spellwright/cards'
import { createGame, createLog, createRandom, sampleAnswer } from '@spellwright/engine'

const decks = BUILT_IN_DECKS.map((d: any) => parseDeckList(d.text ?? d.list).main)
const n = Number(process.argv[2] ?? 20)
const verbose = process.argv[3] === 'log'
let decisions = 0,
  done = 0
const t0 = performance.now()
const reasons: Record<string, number> = {}
for (let i = 0; i < n; i++) {
  const random = createRandom('r' + i)
  const game = createGame({ decks: [decks[0]!, decks[1]!], seed: 'g' + i, cards: CardDefinitions, snapshots: 'never' })
  const log = verbose ? createLog(game, 'all') : null
  try {
    while (game.decision) {
      const d = game.decision
      const a = sampleAnswer(game, d, random)
      const r = game.submit(d.player, a)
      if (!r.ok) throw new Error('refused ' + d.purpose + ': ' + r.reason + ' ' + JSON.stringify(a))
      decisions++
    }
    done++
    reasons[game.state.result!.reason] = (reasons[game.state.result!.reason] ?? 0) + 1
  } catch (e: any) {
    console.log(
      'GAME',
      i,
      'turn',
      game.state.turn.number,
      game.state.turn.step,
      e.stack.split('\n').slice(0, 7).join('\n'),
    )
    reasons[e.message.slice(0, 60)] = (reasons[e.message.slice(0, 60)] ?? 0) + 1
  }
  if (log) for (const l of log.lines) console.log('  '.repeat(l.depth) + l.text)
}
const ms = performance.now() - t0
console.log({ n, done, decisions, ms, perGame: ms / n, perDecisionUs: (ms * 1000) / decisions, reasons })
