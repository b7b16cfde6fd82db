import {
  type Answer,
  type AttackChoice,
  type BlockChoice,
  type Decision,
  type EntityId,
  entityPlayer,
  type Game,
  isPlayerEntity,
  nameOf,
  type ObjectId,
} from '@spellwright/engine'
import { seatName } from '../table/table.ts'

const named = (game: Game, entity: EntityId): string =>
  isPlayerEntity(entity) ? `player ${seatName(entityPlayer(entity))}` : nameOf(game, entity as ObjectId)

const list = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : words.join(', '))

/** An answer in words, for the log. */
export function answerText(game: Game, decision: Decision, answer: Answer): string {
  switch (decision.shape) {
    case 'objects':
      return list((answer as readonly EntityId[]).map((entity) => named(game, entity)))
    case 'options':
      return list((answer as readonly number[]).map((index) => decision.options[index]?.label ?? '?'))
    case 'order':
      return list((answer as readonly number[]).map((index) => decision.items[index]?.label ?? '?'))
    case 'piles':
      return list((answer as readonly number[]).map((index) => named(game, decision.items[index]!)))
    case 'arrange':
      return (answer as readonly (readonly number[])[])
        .map(
          (indices, place) => `${decision.places[place]}: ${list(indices.map((i) => named(game, decision.items[i]!)))}`,
        )
        .join('; ')
    case 'divide':
      return decision.among.map((entity, i) => `${(answer as readonly number[])[i]} ${named(game, entity)}`).join(', ')
    case 'attack':
      return list(
        (answer as readonly AttackChoice[]).map((c) => `${named(game, c.attacker)} → ${named(game, c.defender)}`),
      )
    case 'block':
      return list(
        (answer as readonly BlockChoice[]).map((c) => `${named(game, c.blocker)} → ${named(game, c.attacker)}`),
      )
    default:
      return typeof answer === 'object' ? JSON.stringify(answer) : String(answer)
  }
}
