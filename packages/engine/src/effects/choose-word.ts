import {
  BASIC_LAND_TYPES,
  CARD_TYPES,
  type CardFace,
  type CardNameFilter,
  type ChoiceKind,
  COLORS,
  type Color,
  CREATURE_TYPES,
  LAND_TYPES,
} from '@spellwright/dsl'
import { characteristics } from '../continuous/read.ts'
import { ask, askNumber, askObjects, askOption } from '../decision/ask.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import type { Context } from '../query/context.ts'
import { knows } from '../query/knowledge.ts'
import { nameOf } from '../query/lookup.ts'
import { playersOf } from '../query/refs.ts'
import { compiledOf } from '../state/compiled.ts'
import { entityPlayer, type ObjectId, PLAYERS, type PlayerId, playerEntity } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { emit } from '../triggers/collect.ts'

const COLOR_NAMES = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const

/** Objects the player may know, the opponent's first, because a choice is most likely about those. */
function knownObjects(game: Game, player: PlayerId): GameObject[] {
  const known = game.state.objects.filter((object) => object !== undefined && knows(game, player, object))
  return (known as GameObject[]).sort((a, b) => Number(a.owner === player) - Number(b.owner === player))
}

/** Every creature type, those the player sees first. */
function creatureTypes(game: Game, player: PlayerId): string[] {
  const seen = knownObjects(game, player).flatMap(({ id }) => characteristics(game, id).subtypes)
  return [...new Set([...seen.filter((word) => CREATURE_TYPES.includes(word)), ...CREATURE_TYPES])]
}

function mayBeNamed(face: CardFace, { type, supertype, not }: CardNameFilter): boolean {
  const wanted = typeof type === 'string' ? [type] : type
  if (wanted !== undefined && !wanted.some((word) => face.types.includes(word))) return false
  if (supertype !== undefined && !face.supertypes.includes(supertype)) return false
  return not === undefined || !mayBeNamed(face, not)
}

/** The face with that name. CR 201.4: the name of one half of a split card may be chosen, not of both. */
function faceNamed(game: Game, player: PlayerId, text: string): CardFace | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return undefined
  const isWanted = (face: CardFace): boolean => face.name.toLowerCase() === wanted
  const faces = game.cards.tryGet(text.trim())?.faces ?? facesToSuggest(game, player).filter(isWanted)
  return faces.find(isWanted) ?? faces[0]
}

/** Faces of cards the player may know, then of their own deck; nothing hidden is revealed by suggesting them. */
function facesToSuggest(game: Game, player: PlayerId): readonly CardFace[] {
  const own = game.state.objects.filter((object) => object?.owner === player && object.kind === 'card') as GameObject[]
  const defs = new Set([...knownObjects(game, player), ...own].map(({ def }) => def))
  return [...defs].flatMap((def) => compiledOf(game, def).definition.faces)
}

/** Chooses a color, a type, a name, a player or a number. Colors are returned as letters, players as their number. */
export function chooseWord(
  game: Game,
  player: PlayerId,
  choose: ChoiceKind,
  source: ObjectId,
  ctx: Context,
): string | number {
  const word = choice(game, player, choose, source, ctx)
  emit(game, [makeEvent('chose', { player, object: source, detail: displayed(game, choose, word) })])
  return word
}

/** The chosen word for people to read. */
function displayed(game: Game, { kind }: ChoiceKind, word: string | number): string {
  if (kind === 'player') return game.state.players[word as PlayerId].name
  return kind === 'color' ? COLOR_NAMES[word as Color] : String(word)
}

function choice(game: Game, player: PlayerId, choose: ChoiceKind, source: ObjectId, ctx: Context): string | number {
  const base = { player, source }
  const name = nameOf(game, source)
  switch (choose.kind) {
    case 'color': {
      const colors = COLORS.filter((color) => color !== choose.not)
      const options = colors.map((color) => ({ label: COLOR_NAMES[color], value: color }))
      return colors[askOption(game, { ...base, purpose: 'chooseColor', text: `Choose a color for ${name}.` }, options)]!
    }
    case 'creatureType': {
      const types = creatureTypes(game, player)
      const options = types.map((type) => ({ label: type, value: type }))
      return types[
        askOption(game, { ...base, purpose: 'chooseType', text: `Choose a creature type for ${name}.` }, options)
      ]!
    }
    case 'landType': {
      const options = LAND_TYPES.map((type) => ({ label: type, value: type }))
      const text = `Choose a land type for ${name}.`
      return LAND_TYPES[askOption(game, { ...base, purpose: 'chooseType', text }, options)]!
    }
    case 'basicLandType': {
      const options = BASIC_LAND_TYPES.map((type) => ({ label: type, value: type }))
      const text = `Choose a basic land type for ${name}.`
      return BASIC_LAND_TYPES[askOption(game, { ...base, purpose: 'chooseType', text }, options)]!
    }
    case 'cardType': {
      const types = CARD_TYPES.filter((type) => type !== choose.not)
      const options = types.map((type) => ({ label: type, value: type }))
      return types[
        askOption(game, { ...base, purpose: 'chooseType', text: `Choose a card type for ${name}.` }, options)
      ]!
    }
    case 'cardName': {
      const { filter = {} } = choose
      const check = (text: string): string | null => {
        const face = faceNamed(game, player, text)
        if (!face) return `"${text}" is not the name of a card that is known here.`
        return mayBeNamed(face, filter) ? null : `${face.name} is not a card whose name may be chosen.`
      }
      const names = new Set(facesToSuggest(game, player).map((face) => face.name))
      const suggestions = [...names].filter((text) => check(text) === null)
      const text = `Choose a card name for ${name}.`
      const chosen = ask<'name'>(game, { shape: 'name', ...base, purpose: 'chooseName', text, suggestions, check })
      return faceNamed(game, player, chosen)!.name
    }
    case 'player': {
      const wanted = choose.player.player
      const candidates = (wanted === 'any' ? PLAYERS : playersOf(game, ctx, wanted)).map(playerEntity)
      const text = `Choose a player for ${name}.`
      const [chosen] = askObjects(game, { ...base, purpose: 'choosePlayer', text }, candidates, 1, 1)
      return entityPlayer(chosen!)
    }
    case 'number':
      return askNumber(
        game,
        { ...base, purpose: 'number', text: `Choose a number for ${name}.` },
        choose.min,
        choose.max,
      )
    case 'word': {
      const options = choose.options.map((word) => ({ label: word, value: word }))
      const text = `Choose ${choose.options.join(' or ')} for ${name}.`
      return choose.options[askOption(game, { ...base, purpose: 'chooseWord', text }, options)]!
    }
  }
}
