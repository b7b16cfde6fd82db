import type { TokenDefinition } from '@spellwright/dsl'
import { putInCommandZone } from '../atoms/designate.ts'
import { createTokenCopies, createTokens } from '../atoms/tokens.ts'
import { copyRecordOf } from '../continuous/copiable.ts'
import { makeEvent } from '../events/event.ts'
import { nameOf, recordOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { firstObject, playersOf } from '../query/refs.ts'
import type { ObjectId } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'
import type { EffectHandlers } from './run.ts'
import { attackedBy } from './zones.ts'

const sizes = new WeakMap<TokenDefinition, Map<number, TokenDefinition>>()

/** The same token with that power and toughness: one definition for each size. CR 107.1b: not below zero. */
function sized(token: TokenDefinition, size: number): TokenDefinition {
  const known = sizes.get(token) ?? new Map<number, TokenDefinition>()
  sizes.set(token, known)
  const power = atLeastZero(size)
  const made = known.get(power) ?? { ...token, power, toughness: power }
  known.set(power, made)
  return made
}

export const tokenEffects: EffectHandlers<'createToken' | 'createTokenCopy' | 'getEmblem'> = {
  createToken(game, frame, effect) {
    const made: ObjectId[] = []
    const token = effect.size === undefined ? effect.token : sized(effect.token, quantity(game, frame, effect.size))
    for (const player of playersOf(game, frame, effect.player)) {
      const attacking = effect.enters?.includes('attacking') ? attackedBy(game, frame) : 0
      made.push(
        ...createTokens(game, token, {
          player,
          count: atLeastZero(quantity(game, frame, effect.count)),
          source: frame.source,
          tapped: effect.enters?.includes('tapped') ?? false,
          attacking,
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
    const copy = { ...record, except: [...record.except, ...(effect.except ?? [])] }
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
      emit(game, [
        makeEvent('emblem', {
          object: putInCommandZone(game, `${nameOf(game, frame.source)} emblem`, player, effect.abilities),
          player,
          source: frame.source,
        }),
      ])
  },
}
