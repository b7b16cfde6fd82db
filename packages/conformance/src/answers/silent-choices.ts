import { characteristics, keywordsNamed, type ObjectId, type Purpose } from '@spellwright/engine'
import type { ChoiceAnswer } from '../format/scenario.ts'
import { fittingEntities } from '../table/reference.ts'
import { seatName } from '../table/table.ts'
import type { ActionInProgress, Play } from './play.ts'

/** Phyrexian symbols of the spell, and costs that may be paid on top. */
function questionsElsewhere(play: Play, spell: ObjectId): { phyrexian: number; optional: number } {
  const c = characteristics(play.table.game, spell)
  const optional = c.abilities.filter(({ ability }) => ability.kind === 'additionalCost' && ability.optional === 'may')
  return {
    phyrexian: (c.manaCost ?? '').split('/P}').length - 1,
    optional: keywordsNamed(c, 'kicker').length + keywordsNamed(c, 'buyback').length + optional.length,
  }
}

/** Written for this very action, before or after it. */
const isWrittenFor = ({ after }: { after: number }, position: number): boolean =>
  after === position || after === position + 1

function drop(
  play: Play,
  { seat, position }: ActionInProgress,
  times: number,
  fits: (answer: ChoiceAnswer) => boolean,
) {
  for (let i = 0; i < times; i++) {
    const front = play.book.left(seat).choices[0]
    if (front?.kind !== 'yesNo' || !isWrittenFor(front, position) || !fits(front)) return
    play.book.takeChoice(seat, (answer) => answer === front)
  }
}

/**
 * Where there is only one mode, or one way to pay, nothing is asked here; other engines ask all the same, and scenarios
 * have answers for it. Those are used up with the spell or ability.
 */
export function dropSilentChoices(play: Play, action: ActionInProgress, onStack: ObjectId): void {
  const object = play.table.game.state.objects[onStack]
  if (!object) return
  const mode = play.book.left(action.seat).modes[0]
  if (mode && isWrittenFor(mode, action.position) && object.stack?.modes.length === 1 && !action.asked.includes('mode'))
    play.book.takeMode(action.seat)
  if (object.kind !== 'ability') dropCostAnswers(play, action, onStack)
}

function dropCostAnswers(play: Play, action: ActionInProgress, spell: ObjectId): void {
  const { phyrexian, optional } = questionsElsewhere(play, spell)
  const asked = (...purposes: readonly Purpose[]): number => action.asked.filter((p) => purposes.includes(p)).length
  const isNo = (answer: ChoiceAnswer): boolean => answer.kind === 'yesNo' && !answer.value
  drop(play, action, optional - asked('kicker', 'additionalCost'), isNo)
  if (asked('phyrexian') === 0) drop(play, action, phyrexian, () => true)
}

/** A sole legal target is chosen without a question: the answer that names it is used up. */
export function dropSilentTargets(play: Play, onStack: ObjectId): void {
  const object = play.table.game.state.objects[onStack]
  if (!object?.stack) return
  const asked = play.answered.get(onStack) ?? []
  for (const entity of object.stack.targets.flatMap(({ entities }) => entities))
    if (!asked.includes(entity))
      play.book.takeTarget(
        seatName(object.controller),
        (answer) =>
          answer.kind === 'target' &&
          answer.after <= play.book.progress &&
          answer.targets.length === 1 &&
          fittingEntities(play.table, answer.targets[0]!, [entity]).length > 0,
      )
}
