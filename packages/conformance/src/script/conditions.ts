import type { ObjectId } from '@spellwright/engine'
import type { Seat, WhileCondition } from '../format/scenario.ts'
import { describeOnStack, normalizedText } from '../table/ability-text.ts'
import { seatNumber, type Table } from '../table/table.ts'

const mentions = ({ game }: Table, id: ObjectId, text: string): boolean => {
  const { texts, name } = describeOnStack(game, id)
  const includes = (own: string, selfName: string): boolean =>
    normalizedText(own, selfName).includes(normalizedText(text, selfName))
  // The bare name of a card means the spell, because an ability calls its source "this".
  const isBareName = normalizedText(text, name) === 'this'
  return texts.some((own) => includes(own, '') || (!isBareName && includes(own, name)))
}

/** Whether the `while` condition of a player's action holds now. */
export function conditionHolds(table: Table, seat: Seat, condition: WhileCondition): boolean {
  const { stack, players } = table.game.state
  const { onStack, notOnStack, copyOnStack, onTopOfStack, manaInPool } = condition
  const top = stack.at(-1)
  return (
    (onStack === undefined || stack.some((id) => mentions(table, id, onStack))) &&
    (notOnStack === undefined || !stack.some((id) => mentions(table, id, notOnStack))) &&
    (copyOnStack === undefined ||
      stack.some((id) => describeOnStack(table.game, id).isCopy && mentions(table, id, copyOnStack))) &&
    (onTopOfStack === undefined || (top !== undefined && mentions(table, top, onTopOfStack))) &&
    (manaInPool === undefined || players[seatNumber(seat)].pool.length >= manaInPool)
  )
}
