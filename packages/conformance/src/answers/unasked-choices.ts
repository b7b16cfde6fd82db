import { characteristics, keywordsNamed, type ObjectId, type Purpose } from '@spellwright/engine'
import type { ChoiceAnswer } from '../format/scenario.ts'
import { matchingEntities } from '../table/reference.ts'
import { seatName } from '../table/table.ts'
import type { ActionInProgress, AnswerContext } from './answer-context.ts'

/** How many Phyrexian symbols and optional additional costs the spell has, which other engines ask for. */
function possibleCostQuestions(context: AnswerContext, spell: ObjectId): { phyrexian: number; optional: number } {
  const c = characteristics(context.table.game, spell)
  const optional = c.abilities.filter(({ ability }) => ability.kind === 'additionalCost' && ability.optional === 'may')
  return {
    phyrexian: (c.manaCost ?? '').split('/P}').length - 1,
    optional: keywordsNamed(c, 'kicker').length + keywordsNamed(c, 'buyback').length + optional.length,
  }
}

/** Whether the answer was written directly before or after this action. */
const isWrittenFor = ({ after }: { after: number }, position: number): boolean =>
  after === position || after === position + 1

function drop(
  context: AnswerContext,
  { seat, position }: ActionInProgress,
  times: number,
  matches: (answer: ChoiceAnswer) => boolean,
) {
  for (let i = 0; i < times; i++) {
    const front = context.prepared.remaining(seat).choices[0]
    if (front?.kind !== 'yesNo' || !isWrittenFor(front, position) || !matches(front)) return
    context.prepared.takeChoice(seat, (answer) => answer === front)
  }
}

/**
 * This engine does not ask if there is only one mode or one way to pay. Other engines do, so scenarios contain answers for
 * it, which are dropped when the spell is cast or the ability activated.
 */
export function dropUnaskedChoices(context: AnswerContext, action: ActionInProgress, onStack: ObjectId): void {
  const object = context.table.game.state.objects[onStack]
  if (!object) return
  const mode = context.prepared.remaining(action.seat).modes[0]
  if (mode && isWrittenFor(mode, action.position) && object.stack?.modes.length === 1 && !action.asked.includes('mode'))
    context.prepared.takeMode(action.seat)
  if (object.kind !== 'ability') dropCostAnswers(context, action, onStack)
}

function dropCostAnswers(context: AnswerContext, action: ActionInProgress, spell: ObjectId): void {
  const { phyrexian, optional } = possibleCostQuestions(context, spell)
  const asked = (...purposes: readonly Purpose[]): number => action.asked.filter((p) => purposes.includes(p)).length
  const isNo = (answer: ChoiceAnswer): boolean => answer.kind === 'yesNo' && !answer.value
  drop(context, action, optional - asked('kicker', 'additionalCost'), isNo)
  if (asked('phyrexian') === 0) drop(context, action, phyrexian, () => true)
}

/** The engine chooses a sole legal target without asking; the answer that names it is dropped. */
export function dropUnaskedTargets(context: AnswerContext, onStack: ObjectId): void {
  const object = context.table.game.state.objects[onStack]
  if (!object?.stack) return
  const asked = context.chosenTargets.get(onStack) ?? []
  for (const entity of object.stack.targets.flatMap(({ entities }) => entities))
    if (!asked.includes(entity))
      context.prepared.takeTarget(
        seatName(object.controller),
        (answer) =>
          answer.kind === 'target' &&
          answer.after <= context.prepared.progress &&
          answer.targets.length === 1 &&
          answer.targets.every((target) => matchingEntities(context.table, target, [entity]).length > 0),
      )
}
