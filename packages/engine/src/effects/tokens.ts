import { addObject, freshObject } from '../atoms/move.ts'
import { createTokenCopies, createTokens } from '../atoms/tokens.ts'
import { copyRecordOf } from '../continuous/copiable.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { nameOf, recordOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { firstObject, playersOf } from '../query/refs.ts'
import { inlineDefinition } from '../state/compiled.ts'
import type { ObjectId } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'
import type { EffectHandlers } from './run.ts'
import { attackedBy } from './zones.ts'

export const tokenEffects: EffectHandlers<'createToken' | 'createTokenCopy' | 'getEmblem'> = {
  *createToken(game, frame, effect) {
    const made: ObjectId[] = []
    for (const player of playersOf(game, frame, effect.player)) {
      const attacking = effect.enters?.includes('attacking') ? yield* attackedBy(game, frame) : 0
      made.push(
        ...(yield* createTokens(game, effect.token, {
          player,
          count: atLeastZero(quantity(game, frame, effect.count)),
          source: frame.source,
          tapped: effect.enters?.includes('tapped') ?? false,
          attacking,
        })),
      )
    }
    frame.bind(effect.as, made)
  },
  *createTokenCopy(game, frame, effect) {
    const original = recordOf(game, firstObject(game, frame, effect.of))
    if (!original) return
    const record = copyRecordOf(game, original)
    const copy = { ...record, except: [...record.except, ...(effect.except ?? [])] }
    const made: ObjectId[] = []
    for (const player of playersOf(game, frame, effect.player)) {
      const attacking = effect.enters?.includes('attacking') ? yield* attackedBy(game, frame) : 0
      const count = atLeastZero(quantity(game, frame, effect.count))
      const tapped = effect.enters?.includes('tapped') ?? false
      made.push(...(yield* createTokenCopies(game, copy, { player, count, source: frame.source, tapped, attacking })))
    }
    frame.bind(effect.as, made)
  },
  // CR 114: an emblem in the command zone.
  // biome-ignore lint/correctness/useYield: every handler is a procedure
  *getEmblem(game, frame, effect) {
    for (const player of playersOf(game, frame, effect.player))
      createEmblem(game, frame.source, player, effect.abilities)
  },
}

function createEmblem(
  game: Game,
  source: ObjectId,
  player: 0 | 1,
  abilities: Parameters<typeof inlineDefinition>[1]['faces'][0]['abilities'],
): void {
  const name = `${nameOf(game, source)} emblem`
  const def = inlineDefinition(game, {
    name,
    layout: 'normal',
    faces: [{ name, supertypes: [], types: [], subtypes: [], abilities }],
  })
  const object = freshObject(game, {
    owner: player,
    controller: player,
    zone: 'command',
    def,
    kind: 'emblem',
    card: -1,
  })
  addObject(game, object)
  emit(game, [makeEvent('emblem', { object: object.id, player, source })])
}
