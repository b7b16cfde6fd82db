import { isDeepStrictEqual } from 'node:util'
import * as cards from '@spellwright/cards'
import { randomHandler } from '../src/decision/handler.ts'
import { playGameSync } from '../src/decision/play.ts'
import { createGame } from '../src/setup/create.ts'
import { createRandom } from '../src/state/rng.ts'
import { determinize } from '../src/view/determinize.ts'
import { lensFor, viewFor } from '../src/view/view.ts'

const { BUILT_IN_DECKS, parseDeckList, CardDefinitions } = cards
let bad = 0,
  n = 0,
  tv = 0,
  td = 0,
  tl = 0
const per: Record<string, number> = {}
for (let i = 0; i < Number(process.argv[2]); i++) {
  const game = createGame({
    decks: [parseDeckList(BUILT_IN_DECKS[i % 2]!.text).main, parseDeckList(BUILT_IN_DECKS[1]!.text).main],
    seed: 'x' + i,
    cards: CardDefinitions,
    snapshots: 'everyRest',
    options: { maxDecisions: 1500 },
  })
  playGameSync(game, [randomHandler(createRandom('a' + i)), randomHandler(createRandom('b' + i))], {
    onDecision: (d) => {
      const p = d.player
      n++
      const hash = game.hash()
      const t0 = performance.now()
      const v = viewFor(game, p)
      const t1 = performance.now()
      const s = determinize(game, p, createRandom('d' + n))
      const t2 = performance.now()
      if (n % 20 === 0) {
        tv += t1 - t0
        td += t2 - t1
      }
      per[d.shape] = (per[d.shape] ?? 0) + t2 - t1
      const w = viewFor(s, p)
      if (!isDeepStrictEqual(v, w)) {
        const sort = (x: any) =>
          JSON.stringify(x.decision?.candidates?.toSorted()) +
          JSON.stringify(x.decision?.cards?.map((c: any) => c.id).toSorted())
        if (isDeepStrictEqual({ ...v, decision: null }, { ...w, decision: null }) && sort(v) === sort(w)) return
        bad++
        if (bad < 4) {
          console.log(d.shape, d.purpose, d.text)
          for (const k of Object.keys(v))
            if (!isDeepStrictEqual((v as any)[k], (w as any)[k]))
              console.log(
                k,
                JSON.stringify((v as any)[k]).slice(0, 600),
                '\n',
                JSON.stringify((w as any)[k]).slice(0, 600),
              )
        }
      }
      if (game.hash() !== hash) throw new Error('changed')
      const f = s.fork()
      if (f.hash() !== s.hash()) {
        bad++
        console.log('fork differs', d.shape, d.purpose)
      }
    },
  })
}
console.log({ n, bad, view: tv / (n / 20), det: td / (n / 20) }, per)
