import type { SyncDecisionHandler } from '@spellwright/engine'
import { forThemselves } from '../heuristic/for-themselves.ts'
import { heuristicHandler } from '../heuristic/heuristic-handler.ts'
import { SeenGame } from '../seat/seen-game.ts'
import { objectCandidates, optionCandidates } from './choice-candidates.ts'
import { attackCandidates, blockCandidates } from './combat-candidates.ts'
import { Searcher, type SearchOptions } from './searcher.ts'

/** A player who looks ahead: where the heuristic guesses, it tries. */
export function searchHandler(options: SearchOptions): SyncDecisionHandler {
  const searcher = new Searcher(options)
  const heuristic = heuristicHandler(options.label ?? 'search', searcher.memory)
  return forThemselves({
    ...heuristic,
    act: (_, seat) => searcher.act(seat),
    objects: (decision, seat) => {
      const wanted = heuristic.objects(decision, seat)
      return searcher.choose(seat, objectCandidates(new SeenGame(seat), decision, wanted))
    },
    options: (decision, seat) => searcher.decide(seat, optionCandidates(decision, heuristic.options(decision, seat))),
    attack: (decision, seat) => searcher.choose(seat, attackCandidates(decision, heuristic.attack(decision, seat))),
    block: (decision, seat) => searcher.choose(seat, blockCandidates(decision, heuristic.block(decision, seat))),
  })
}
