import type { ObjectId } from '@spellwright/engine'
import type { Seat, WhileCondition } from '../format/scenario.ts'
import { comparable, describeOnStack } from '../table/ability-text.ts'
import { seatNumber, type Table } from '../table/table.ts'

const mentions = ({ game }: Table, id: ObjectId, text: string): boolean => {
  const { texts, name } = describeOnStack(game, id)
  // The bare name of a card means the spell: an ability calls its source "this".
  const words = comparable(text, name) === 'this' ? [comparable(text)] : [comparable(text), comparable(text, name)]
  return texts.some((own) => {
    const description = [comparable(own), comparable(own, name)]
    return words.some((part, index) => description[index]!.includes(part))
  })
}

/** May the action of that player be carried out now, as far as its `while` goes? */
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
