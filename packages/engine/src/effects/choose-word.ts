import { BASIC_LAND_TYPES, CARD_TYPES, type ChoiceKind, COLORS } from '@spellwright/dsl'
import { isCreatureSubtype } from '../continuous/characteristics.ts'
import { ask, askNumber, askObjects, askOption, type Procedure } from '../decision/decision.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import type { Context } from '../query/context.ts'
import { nameOf } from '../query/lookup.ts'
import { playersOf } from '../query/refs.ts'
import { compiledOf } from '../state/compiled.ts'
import { entityPlayer, type ObjectId, PLAYERS, type PlayerId, playerEntity } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'

const COLOR_NAMES = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const

/** Creature types on cards of this game, for a choice among the many that exist. */
function creatureTypes(game: Game): string[] {
  const found = new Set<string>()
  game.state.definitions.forEach((_, def) => {
    for (const { face } of compiledOf(game, def).faces)
      if (face.types.includes('creature') || face.types.includes('kindred'))
        for (const subtype of face.subtypes) if (isCreatureSubtype(subtype)) found.add(subtype)
  })
  return [...found].sort()
}

/** Choose a colour, a type, a name, a player, a number: the chosen word (colours as letters, players as their number). */
export function* chooseWord(
  game: Game,
  player: PlayerId,
  choose: ChoiceKind,
  source: ObjectId,
  ctx: Context,
): Procedure<string | number> {
  const word = yield* choice(game, player, choose, source, ctx)
  emit(game, [makeEvent('chose', { player, object: source, detail: String(word) })])
  return word
}

function* choice(
  game: Game,
  player: PlayerId,
  choose: ChoiceKind,
  source: ObjectId,
  ctx: Context,
): Procedure<string | number> {
  const base = { player, source }
  const name = nameOf(game, source)
  switch (choose.kind) {
    case 'color': {
      const options = COLORS.map((color) => ({ label: COLOR_NAMES[color], value: color }))
      return COLORS[
        yield* askOption({ ...base, purpose: 'chooseColor', text: `Choose a color for ${name}.` }, options)
      ]!
    }
    case 'creatureType': {
      const types = creatureTypes(game)
      const options = types.map((type) => ({ label: type, value: type }))
      return types[
        yield* askOption({ ...base, purpose: 'chooseType', text: `Choose a creature type for ${name}.` }, options)
      ]!
    }
    case 'basicLandType': {
      const options = BASIC_LAND_TYPES.map((type) => ({ label: type, value: type }))
      const text = `Choose a basic land type for ${name}.`
      return BASIC_LAND_TYPES[yield* askOption({ ...base, purpose: 'chooseType', text }, options)]!
    }
    case 'cardType': {
      const options = CARD_TYPES.map((type) => ({ label: type, value: type }))
      return CARD_TYPES[
        yield* askOption({ ...base, purpose: 'chooseType', text: `Choose a card type for ${name}.` }, options)
      ]!
    }
    case 'cardName': {
      const suggestions = [
        ...new Set(game.state.definitions.flatMap((d) => (d.kind === 'card' ? [d.name] : []))),
      ].sort()
      const check = (text: string): string | null =>
        text.trim() === '' || !game.cards.tryGet(text)
          ? `"${text}" is not the name of a card that is known here.`
          : null
      const text = `Choose a card name for ${name}.`
      return yield* ask<'name'>({ shape: 'name', ...base, purpose: 'chooseName', text, suggestions, check })
    }
    case 'player': {
      const wanted = choose.player.player
      const candidates = (wanted === 'any' ? PLAYERS : playersOf(game, ctx, wanted)).map(playerEntity)
      const text = `Choose a player for ${name}.`
      const [chosen] = yield* askObjects({ ...base, purpose: 'choosePlayer', text }, candidates, 1, 1)
      return entityPlayer(chosen!)
    }
    case 'number':
      return yield* askNumber(
        { ...base, purpose: 'number', text: `Choose a number for ${name}.` },
        choose.min,
        choose.max,
      )
    case 'word': {
      const options = choose.options.map((word) => ({ label: word, value: word }))
      return choose.options[yield* askOption({ ...base, purpose: 'chooseWord', text: `Choose for ${name}.` }, options)]!
    }
  }
}
