import type { TokenDefinition } from '@spellwright/dsl'
import { characteristics } from '../continuous/read.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { mayBeReplaced, replaceEvent } from '../replacement/apply.ts'
import { inlineDefinition } from '../state/compiled.ts'
import { tokenAsDefinition } from '../state/definitions.ts'
import type { EntityId, ObjectId, PlayerId } from '../state/ids.ts'
import { memoized } from '../state/memoized.ts'
import type { CopyRecord, GameObject } from '../state/object.ts'
import { objectWith } from '../state/records.ts'
import { emit } from '../triggers/collect.ts'
import { canEnchant } from './attach.ts'
import { freshObject } from './fresh-object.ts'
import { moveObjects } from './move.ts'

export interface TokenRequest {
  readonly player: PlayerId
  readonly count: number
  readonly source: ObjectId
  readonly tapped?: boolean
  readonly attacking?: EntityId
  readonly blocking?: ObjectId
  readonly counters?: Readonly<Record<string, number>>
  /** What it enters attached to. */
  readonly attachTo?: ObjectId
}

const definitionOf = memoized(tokenAsDefinition)

/** CR 111, 701.7: create tokens; they enter the battlefield together. */
export function createTokens(game: Game, token: TokenDefinition, request: TokenRequest): ObjectId[] {
  return create(game, inlineDefinition(game, definitionOf(token)), null, request)
}

/** CR 707.3: a token that's a copy. */
export function createTokenCopies(game: Game, copy: CopyRecord, request: TokenRequest): ObjectId[] {
  return create(game, copy.def, copy, request)
}

/** CR 303.4i: an Aura token that could not enchant it is not created. */
const isHost = (game: Game, id: ObjectId, host: ObjectId): boolean =>
  game.state.objects[host]?.zone === 'battlefield' && canEnchant(game, id, characteristics(game, id), host)

function create(game: Game, def: number, copy: CopyRecord | null, request: TokenRequest): ObjectId[] {
  const { player, source } = request
  if (request.count <= 0) return []
  const proposal = { kind: 'createTokens', player, amount: request.count, def } as const
  const event = mayBeReplaced(game, proposal) ? replaceEvent(game, proposal) : proposal
  if (!event) return []
  // A token is in the command zone only while it is being created.
  const makings: GameObject[] = []
  for (let i = 0; i < event.amount; i++) {
    const object = freshObject(game, {
      owner: player,
      controller: player,
      zone: 'command',
      def,
      kind: 'token',
      card: -1,
    })
    makings.push(objectWith(object, { copy, face: copy?.face ?? 0, kind: 'copy' }))
  }
  for (const object of makings) {
    game.state.objects[object.id] = object
    game.state.command.push(object.id)
  }
  const { attachTo } = request
  const hosted = makings.filter(({ id }) => attachTo === undefined || isHost(game, id, attachTo))
  const ids = moveObjects(
    game,
    hosted.map(({ id }) => ({
      id,
      to: 'battlefield' as const,
      controller: player,
      cause: { kind: 'effect' as const, source, controller: player },
      ...(request.tapped ? { tapped: true } : {}),
      ...(request.attacking ? { attacking: request.attacking } : {}),
      ...(request.blocking ? { blocking: request.blocking } : {}),
      ...(request.counters ? { counters: request.counters } : {}),
      ...(attachTo === undefined ? {} : { attachTo }),
    })),
  )
  for (const { id } of makings) {
    game.state.command = game.state.command.filter((other) => other !== id)
    game.state.objects[id] = undefined
    game.state.lastKnown.delete(id)
  }
  const made = ids.filter((id) => id !== 0)
  emit(
    game,
    made.map((id) => makeEvent('tokenCreated', { object: id, player, source })),
  )
  if (attachTo !== undefined)
    emit(
      game,
      made.map((id) => makeEvent('becameAttached', { object: id, source: attachTo })),
    )
  return made
}
