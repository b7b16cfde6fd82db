import type { EffectOf, TokenDefinition } from '@spellwright/dsl'
import { giveEmblem } from '../atoms/emblem.ts'
import { createTokenCopies, createTokens } from '../atoms/tokens.ts'
import { copyRecordOf } from '../continuous/copiable.ts'
import type { Game } from '../game/game.ts'
import { recordOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { firstObject, playersOf } from '../query/refs.ts'
import type { ObjectId } from '../state/ids.ts'
import { fixedExceptions } from './continuous.ts'
import type { Frame } from './frame.ts'
import type { EffectHandlers } from './run.ts'
import { attackedBy } from './zones.ts'

const sizes = new WeakMap<TokenDefinition, Map<string, TokenDefinition>>()

/** The same token with that power and toughness: one definition for each size. CR 107.1b: not below zero. */
function sized(token: TokenDefinition, power: number, toughness: number): TokenDefinition {
  const known = sizes.get(token) ?? new Map<string, TokenDefinition>()
  sizes.set(token, known)
  const size = { power: atLeastZero(power), toughness: atLeastZero(toughness) }
  const key = `${size.power}/${size.toughness}`
  const made = known.get(key) ?? { ...token, ...size }
  known.set(key, made)
  return made
}

/** The token an effect creates, whose size may be known only now. */
function tokenOf(game: Game, frame: Frame, { token, size, power }: EffectOf<'createToken'>): TokenDefinition {
  if (power !== undefined) return sized(token, quantity(game, frame, power), token.toughness ?? 0)
  if (size === undefined) return token
  const both = quantity(game, frame, size)
  return sized(token, both, both)
}

/** The words that earlier steps have bound to names. */
const wordsOf = ({ bindings }: Frame): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(bindings).filter((one): one is [string, string] => typeof one[1] === 'string'))

export const tokenEffects: EffectHandlers<'createToken' | 'createTokenCopy' | 'getEmblem'> = {
  createToken(game, frame, effect) {
    const made: ObjectId[] = []
    const token = tokenOf(game, frame, effect)
    for (const player of playersOf(game, frame, effect.player)) {
      const attacking = effect.enters?.includes('attacking') ? attackedBy(game, frame) : 0
      made.push(
        ...createTokens(game, token, {
          player,
          count: atLeastZero(quantity(game, frame, effect.count)),
          source: frame.source,
          tapped: effect.enters?.includes('tapped') ?? false,
          attacking,
          ...(effect.blocking === undefined ? {} : { blocking: firstObject(game, frame, effect.blocking) }),
          ...(effect.attachTo === undefined ? {} : { attachTo: firstObject(game, frame, effect.attachTo) }),
        }),
      )
    }
    frame.bind(effect.as, made)
  },
  createTokenCopy(game, frame, effect) {
    const original = recordOf(game, firstObject(game, frame, effect.of))
    if (!original) return
    const record = copyRecordOf(game, original)
    const copy = { ...record, except: [...record.except, ...fixedExceptions(game, frame, effect.except)] }
    const made: ObjectId[] = []
    for (const player of playersOf(game, frame, effect.player)) {
      const attacking = effect.enters?.includes('attacking') ? attackedBy(game, frame) : 0
      const count = atLeastZero(quantity(game, frame, effect.count))
      const tapped = effect.enters?.includes('tapped') ?? false
      made.push(...createTokenCopies(game, copy, { player, count, source: frame.source, tapped, attacking }))
    }
    frame.bind(effect.as, made)
  },
  // CR 114: an emblem in the command zone.
  getEmblem(game, frame, effect) {
    for (const player of playersOf(game, frame, effect.player))
      giveEmblem(game, frame.source, player, effect.abilities, wordsOf(frame))
  },
}
