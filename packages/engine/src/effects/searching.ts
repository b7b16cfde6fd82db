import type { EffectOf, Zone } from '@spellwright/dsl'
import { moveAll } from '../atoms/move.ts'
import { characteristics } from '../continuous/read.ts'
import { ask } from '../decision/ask.ts'
import type { DecisionBase } from '../decision/decision.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { compares, matches } from '../query/filter.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { firstPlayer, playersOf } from '../query/refs.ts'
import { playerRules } from '../query/rules.ts'
import { type EntityId, isObjectEntity, type ObjectId, type PlayerId, playerEntity } from '../state/ids.ts'
import { newLastingEffect, touch } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { revealTo } from './cards.ts'
import type { Frame } from './frame.ts'
import type { EffectHandlers } from './run.ts'

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

export const searchEffects: EffectHandlers<'search'> = {
  search(game, frame, effect) {
    const player = firstPlayer(game, frame, effect.player)
    const found: ObjectId[] = []
    for (const owner of playersOf(game, frame, effect.whose)) {
      const zones = zonesToSearch(game, frame, player, effect)
      if (zones.includes('library')) frame.bind('searchedLibrary', 1)
      if (isSearchForbidden(game, frame, player, owner, zones)) continue
      const seen = zones.flatMap((zone) =>
        zone === 'library' ? searchedCards(game, player, owner) : game.state[zone][owner],
      )
      const fitting = seen.filter((id) => matches(game, frame, effect.filter, id, null))
      const min = atLeastZero(quantity(game, frame, effect.count.min))
      const max = effect.count.max === 'any' ? fitting.length : atLeastZero(quantity(game, frame, effect.count.max))
      const isOwn = owner === player && zones.includes('library')
      // Who has looked through hidden cards cannot take back what led there.
      if (zones.some((zone) => zone === 'library' || owner !== player)) game.state.reveals[player]++
      // CR 701.23b–d: a player may fail to find a card with a stated quality in a hidden zone, not just any card.
      const mayFail = Object.keys(effect.filter).length > 0 && zones.some((zone) => zone !== 'graveyard')
      const isLibrary = owner === player && zones.includes('library')
      // CR 701.23b: what lies in a graveyard is found.
      const seenByAll = fitting.filter((id) => mustGet(game, id).zone === 'graveyard')
      const least = Math.min(min, mayFail ? seenByAll.length : fitting.length)
      const chosen = ask<'objects'>(game, {
        shape: 'objects',
        ...(isLibrary ? searcher(game, player) : { player }),
        purpose: 'chooseFound',
        source: frame.source,
        text: `Choose what to find with ${nameOf(game, frame.source)}.`,
        candidates: fitting,
        min: least,
        max: Math.min(max, fitting.length),
        shows: seen,
        about: frame.aboutSteps,
        ...(mayFail && least > 0 ? { check: (picked) => whyNotFound(seenByAll, picked, min) } : {}),
        ...(effect.different === undefined ? {} : { check: (picked) => whyNotDifferent(game, picked) }),
        ...(effect.total === undefined ? {} : { check: (picked) => whyNotTotal(game, frame, effect, picked) }),
      })
      const cards = chosen.filter(isObjectEntity)
      found.push(...(isLibrary ? notExiled(game, frame, player, cards) : cards))
      emit(game, [
        makeEvent('searched', { player, source: frame.source, amount: chosen.length, detail: isOwn ? 'own' : '' }),
      ])
    }
    if (effect.reveal && found.length > 0) revealTo(game, frame, player, found, true)
    frame.bind(effect.as, found)
  },
}

/** CR 701.23: does a rule keep the spell or ability from making the player search that library? */
const isSearchForbidden = (
  game: Game,
  frame: Frame,
  player: PlayerId,
  owner: PlayerId,
  zones: readonly Zone[],
): boolean =>
  zones.includes('library') &&
  (playerRules(game, 'cantSearchLibraries', player).length > 0 ||
    (owner === player && player === frame.controller && playerRules(game, 'cantSearchOwnLibrary', player).length > 0))

type Searched = 'library' | 'hand' | 'graveyard' | 'outside'

const isSearched = (zone: Zone): zone is Searched =>
  zone === 'library' || zone === 'hand' || zone === 'graveyard' || zone === 'outside'

/** "And/or": the player chooses which of the zones to search, at least one. */
function zonesToSearch(game: Game, frame: Frame, player: PlayerId, effect: EffectOf<'search'>): readonly Searched[] {
  const zones = effect.zones.filter(isSearched)
  if (effect.which === undefined) return zones
  const chosen = ask<'options'>(game, {
    shape: 'options',
    player,
    purpose: 'choose',
    source: frame.source,
    text: `Where do you search for ${nameOf(game, frame.source)}?`,
    options: zones.map((zone) => ({ label: zone, value: zone })),
    min: 1,
    max: zones.length,
    repeat: false,
  })
  return zones.filter((_, index) => chosen.includes(index))
}

function whyNotTotal(
  game: Game,
  frame: Frame,
  { total }: EffectOf<'search'>,
  picked: readonly EntityId[],
): string | null {
  if (total === undefined) return null
  const sum = picked.filter(isObjectEntity).reduce((all, id) => all + characteristics(game, id)[total.value], 0)
  return compares(game, frame, sum, total.is) ? null : 'Their total does not fit.'
}

/** Only what is hidden may be missed. */
const whyNotFound = (seenByAll: readonly ObjectId[], picked: readonly EntityId[], min: number): string | null =>
  picked.length >= min || seenByAll.every((id) => picked.includes(id)) ? null : 'Cards in a graveyard cannot be missed.'

function whyNotDifferent(game: Game, picked: readonly EntityId[]): string | null {
  const names = picked.filter(isObjectEntity).map((id) => nameOf(game, id))
  return new Set(names).size === names.length ? null : 'They must have different names.'
}
