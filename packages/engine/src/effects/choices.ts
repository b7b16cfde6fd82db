import type { ChooseCount, Zone } from '@spellwright/dsl'
import { payChosenX, payOptionalCost } from '../casting/optional-cost.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects, askOption, askYesNo } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import type { Context } from '../query/context.ts'
import { compares, matches, objectsMatching } from '../query/filter.ts'
import { mustGet, nameOf, recordOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { firstPlayer, objectsOf, playersOf } from '../query/refs.ts'
import { type EntityId, isObjectEntity, type ObjectId, PLAYERS, playerEntity } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { updateObject } from '../state/update.ts'
import { canDo } from './can-do.ts'
import { atRandom } from './cards.ts'
import { chooseForEach } from './choose-for-each.ts'
import { chooseWord } from './choose-word.ts'
import { type EffectHandlers, runSteps } from './run.ts'

const range = (game: Game, ctx: Context, count: ChooseCount, available: number): [number, number] => {
  const max = count.max === 'any' ? available : atLeastZero(quantity(game, ctx, count.max))
  return [atLeastZero(quantity(game, ctx, count.min)), max]
}

type Kinds =
  | 'choose'
  | 'chooseAmong'
  | 'chooseForEach'
  | 'choosePlayer'
  | 'chooseWord'
  | 'chooseSource'
  | 'may'
  | 'mayPay'
  | 'unless'
  | 'chooseOne'

/** "one", "up to 2", "1 to 3". */
function howMany(min: number, max: number): string {
  if (min === max) return max === 1 ? 'one' : String(max)
  return min === 0 ? `up to ${max === 1 ? 'one' : max}` : `${min} to ${max}`
}

export const choiceEffects: EffectHandlers<Kinds> = {
  choose(game, frame, effect) {
    const player = firstPlayer(game, frame, effect.player)
    const zone = (typeof effect.from.zone === 'string' ? effect.from.zone : 'battlefield') as Zone
    const whose = effect.whose === undefined ? null : playersOf(game, frame, effect.whose)
    const hidden = zone === 'hand' || zone === 'library'
    const candidates = objectsMatching(game, frame, effect.from).filter((id) => {
      const { owner } = mustGet(game, id)
      // "From your hand" means the hand of the player who chooses.
      if (whose) return whose.includes(owner)
      return !hidden || effect.from.owner !== undefined || owner === player
    })
    const [min, max] = range(game, frame, effect.count, candidates.length)
    if (effect.random !== undefined) {
      frame.bind(effect.as, atRandom(game, player, candidates, max))
      return
    }
    const text = `Choose ${howMany(min, max)} for ${nameOf(game, frame.source)}.`
    const shows = hidden ? candidates : []
    const { total } = effect
    const check = (picked: readonly EntityId[]): string | null => {
      const values = picked.filter(isObjectEntity).map((id) => characteristics(game, id)[total?.value ?? 'manaValue'])
      const sum = values.reduce((all, value) => all + value, 0)
      return total === undefined || compares(game, frame, sum, total.is) ? null : 'Their total does not fit.'
    }
    const chosen = askObjects(
      game,
      { player, purpose: 'choose', source: frame.source, text, shows, about: frame.aboutSteps },
      candidates,
      min,
      max,
      total === undefined ? undefined : check,
    )
    frame.bind(effect.as, chosen)
  },
  chooseAmong(game, frame, effect) {
    const player = firstPlayer(game, frame, effect.player)
    const among = objectsOf(game, frame, effect.among).filter((id) => game.state.objects[id])
    const candidates = among.filter((id) => !effect.filter || matches(game, frame, effect.filter, id, null))
    const [min, max] = range(game, frame, effect.count, candidates.length)
    const text = `Choose ${howMany(min, max)} for ${nameOf(game, frame.source)}.`
    const chosen = askObjects(
      game,
      { player, purpose: 'choose', source: frame.source, text, shows: among, about: frame.aboutSteps },
      candidates,
      min,
      max,
    )
    frame.bind(effect.as, chosen)
  },
  chooseForEach(game, frame, effect) {
    frame.bind(effect.as, chooseForEach(game, frame, effect))
  },
  choosePlayer(game, frame, effect) {
    const player = firstPlayer(game, frame, effect.player)
    const wanted = effect.from.player
    const candidates = (wanted === 'any' ? PLAYERS : playersOf(game, frame, wanted)).map(playerEntity)
    const text = `Choose a player for ${nameOf(game, frame.source)}.`
    frame.bind(
      effect.as,
      askObjects(
        game,
        { player, purpose: 'choosePlayer', source: frame.source, text, about: frame.aboutSteps },
        candidates,
        1,
        1,
      ),
    )
  },
  chooseWord(game, frame, effect) {
    const player = firstPlayer(game, frame, effect.player)
    const word = chooseWord(game, player, effect.choose, frame.source, frame)
    frame.bind(effect.as, word)
    const source = game.state.objects[frame.source]
    if (effect.keep && source) updateObject(game, frame.source, { chosen: { ...source.chosen, [effect.as]: word } })
  },
  // CR 609.7: a permanent, a spell on the stack, an object referred to by one of those, or a face-up object in the command zone.
  chooseSource(game, frame, effect) {
    const { state } = game
    const referred: ObjectId[] = state.stack.flatMap((id) => {
      const item = mustGet(game, id).stack
      return item && mustGet(game, id).kind === 'ability' ? [item.source] : []
    })
    const candidates: EntityId[] = [
      ...new Set([
        ...state.battlefield,
        ...state.stack.filter((id) => mustGet(game, id).kind !== 'ability'),
        ...referred,
      ]),
    ].filter((id) => recordOf(game, id) && (!effect.filter || matches(game, frame, effect.filter, id, null)))
    const text = `Choose a source for ${nameOf(game, frame.source)}.`
    const chosen = askObjects(
      game,
      { player: frame.controller, purpose: 'chooseSource', source: frame.source, text },
      candidates,
      1,
      1,
    )
    frame.bind(effect.as, chosen)
  },
  may(game, frame, effect) {
    const player = firstPlayer(game, frame, effect.player)
    const text = `Use the optional effect of ${nameOf(game, frame.source)}?`
    const { effects, then, else: otherwise } = effect
    const about = { data: { kind: 'may', player: effect.player, effects, then, otherwise }, context: frame } as const
    const yes =
      canDo(game, frame, effect.effects) &&
      askYesNo(game, { player, purpose: 'yesNo', source: frame.source, text, about })
    runSteps(game, frame, yes ? effect.effects : (effect.else ?? []))
    if (yes && effect.then) runSteps(game, frame, effect.then)
  },
  mayPay(game, frame, effect) {
    const player = firstPlayer(game, frame, effect.player)
    if (effect.x === 'chosen') {
      const x = payChosenX(game, player, effect.cost, frame.source, frame)
      if (x !== null) frame.x = x
      runSteps(game, frame, x !== null ? effect.then : (effect.else ?? []))
      return
    }
    const { cost, then, else: otherwise } = effect
    const question = { kind: 'pay', player: effect.player, cost, then, otherwise } as const
    const pays = () => payOptionalCost(game, player, question, frame, (name, value) => frame.bind(name, value))
    let times = 0
    while (times < (effect.upTo?.times ?? 1) && pays()) times++
    if (effect.upTo !== undefined) frame.bind(effect.upTo.as, times)
    runSteps(game, frame, times > 0 ? effect.then : (effect.else ?? []))
  },
  unless(game, frame, effect) {
    const { cost, effects: otherwise } = effect
    const question = { kind: 'pay', player: effect.player, cost, otherwise } as const
    // "Unless any player pays": in turn order each may, until one does (CR 101.4).
    const asked =
      effect.player === 'eachPlayer' ? playersOf(game, frame, effect.player) : [firstPlayer(game, frame, effect.player)]
    const paid = asked.some((player) =>
      payOptionalCost(game, player, question, frame, (name, value) => frame.bind(name, value)),
    )
    if (!paid) runSteps(game, frame, effect.effects)
  },
  chooseOne(game, frame, effect) {
    const player = firstPlayer(game, frame, effect.player)
    const text = `Choose one for ${nameOf(game, frame.source)}.`
    const index = askOption(
      game,
      { player, purpose: 'mode', source: frame.source, text },
      effect.options.map((option, i) => ({ label: option.label, value: i })),
    )
    runSteps(game, frame, itemAt(effect.options, index).effects)
  },
}
