import { moveAll } from '../atoms/move.ts'
import type { DecisionBase } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import { playerRules } from '../query/rules.ts'
import { type ObjectId, type PlayerId, playerEntity } from '../state/ids.ts'
import { newLastingEffect, touch } from '../state/update.ts'
import type { Frame } from './frame.ts'

/** CR 723.5: who makes the choices of a player who searches their library. */
export function searcher(game: Game, player: PlayerId): Pick<DecisionBase, 'player' | 'onBehalfOf'> {
  const by = playerRules(game, 'controlsSearches', player).at(-1)?.ctx.controller
  return by === undefined || by === player ? { player } : { player: by, onBehalfOf: player }
}

/** CR 701.23e: the cards of a library that player may look through. */
export function searchedCards(game: Game, player: PlayerId, owner: PlayerId): readonly ObjectId[] {
  const library = game.state.library[owner]
  const counts = playerRules(game, 'searchesTop', player).map(({ rule }) => rule.count)
  return counts.length === 0 ? library : library.slice(Math.max(0, library.length - Math.min(...counts)))
}

/** What is found, without the cards that an opponent's effect exiles as they are found and lets that opponent play. */
export function notExiled(game: Game, frame: Frame, player: PlayerId, cards: readonly ObjectId[]): readonly ObjectId[] {
  const entry = playerRules(game, 'foundIsExiled', player).at(-1)
  if (entry === undefined || cards.length === 0) return cards
  const { source, controller } = entry.ctx
  const exiled = moveAll(game, cards, 'exile', frame.cause)
  const bindings = { exiled, 'rule.player': [playerEntity(controller)] }
  const among = { among: { the: 'exiled' } } as const
  for (const rule of [
    { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: among, verb: 'play' },
    { kind: 'spendAsAnyColor', player: 'you', spell: among },
  ] as const)
    game.state.rules.push({ ...newLastingEffect(game, source, controller, 'game'), rule, bindings })
  touch(game)
  return []
}
