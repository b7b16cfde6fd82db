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

const entityName = (game: Game, entity: EntityId | undefined): string => {
  if (entity === undefined) return '?'
  return isPlayerEntity(entity) ? `player ${seatName(entityPlayer(entity))}` : nameOf(game, entity as ObjectId)
}

const list = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : words.join(', '))

/** An answer as text, for the log. */
export function answerText(game: Game, decision: Decision, answer: Answer): string {
  switch (decision.shape) {
    case 'objects':
      return list((answer as readonly EntityId[]).map((entity) => entityName(game, entity)))
    case 'options':
      return list((answer as readonly number[]).map((index) => decision.options[index]?.label ?? '?'))
    case 'order':
      return list((answer as readonly number[]).map((index) => decision.items[index]?.label ?? '?'))
    case 'piles':
      return list((answer as readonly number[]).map((index) => entityName(game, decision.items[index])))
    case 'arrange':
      return (answer as readonly (readonly number[])[])
        .map(
          (indices, place) =>
            `${decision.places[place]}: ${list(indices.map((i) => entityName(game, decision.items[i])))}`,
        )
        .join('; ')
    case 'divide':
      return decision.among
        .map((entity, i) => `${(answer as readonly number[])[i]} ${entityName(game, entity)}`)
        .join(', ')
    case 'attack':
      return list(
        (answer as readonly AttackChoice[]).map(
          (c) => `${entityName(game, c.attacker)} → ${entityName(game, c.defender)}`,
        ),
      )
    case 'block':
      return list(
        (answer as readonly BlockChoice[]).map(
          (c) => `${entityName(game, c.blocker)} → ${entityName(game, c.attacker)}`,
        ),
      )
    default:
      return typeof answer === 'object' ? JSON.stringify(answer) : String(answer)
  }
}
