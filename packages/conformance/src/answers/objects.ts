import type { EntityId, ObjectsDecision, Purpose } from '@spellwright/engine'
import { ScriptFailure } from '../format/errors.ts'
import type { ChoiceAnswer, PickAnswer, TargetAnswer, TargetReference } from '../format/scenario.ts'
import { matchingEntities, targetText } from '../table/reference.ts'
import { type AnswerContext, failUnanswered, seatOf } from './answer-context.ts'
import { defaultObjects } from './defaults.ts'

/** These questions take prepared targets first; all others take prepared choices first. */
const ANSWERED_BY_TARGETS: ReadonlySet<Purpose> = new Set<Purpose>(['target', 'newTargets', 'chooseFound'])

/** Picks objects and players for one question, one prepared answer after the other. */
class ObjectPicker {
  readonly chosen: EntityId[] = []
  /** True after a skip: no more may be picked. */
  isFinished = false
  private readonly context: AnswerContext
  readonly decision: ObjectsDecision

  constructor(context: AnswerContext, decision: ObjectsDecision) {
    this.context = context
    this.decision = decision
  }

  get isFull(): boolean {
    return this.isFinished || this.chosen.length >= this.decision.max
  }

  /** Finds a different entity for each reference; null if one of them matches nothing that may be chosen. */
  resolve(references: readonly TargetReference[]): EntityId[] | null {
    const found: EntityId[] = []
    for (const reference of references) {
      const free = this.decision.candidates.filter((entity) => !this.chosen.includes(entity) && !found.includes(entity))
      const [entity] = matchingEntities(this.context.table, reference, free)
      if (entity === undefined) return null
      found.push(entity)
    }
    return this.chosen.length + found.length <= this.decision.max ? found : null
  }

  take(references: readonly TargetReference[]): void {
    this.chosen.push(...(this.resolve(references) ?? []))
  }
}

const referencesOf = (pick: PickAnswer): readonly TargetReference[] => {
  if (pick.objects) return pick.objects
  return pick.player === undefined ? [{ card: pick.text }] : [{ player: pick.player }]
}

function fromChoices(context: AnswerContext, picker: ObjectPicker): boolean {
  const { prepared } = context
  const seat = seatOf(picker.decision)
  const maySkip = picker.chosen.length >= picker.decision.min
  const fits = (item: ChoiceAnswer): boolean => {
    if (item.kind === 'skip') return maySkip && prepared.remaining(seat).choices[0] === item
    return item.kind === 'pick' && (picker.resolve(referencesOf(item)) !== null || firstOf(picker, item) !== null)
  }
  // The legend rule chooses among permanents with the same name, so an answer with only a name was for another question.
  const namesExactObject = (item: ChoiceAnswer): boolean =>
    item.kind === 'pick' && item.objects !== undefined && fits(item)
  const isLegendRule = picker.decision.purpose === 'legendRule'
  const answer = (isLegendRule ? prepared.takeChoice(seat, namesExactObject) : null) ?? prepared.takeChoice(seat, fits)
  if (!answer) return false
  if (answer.kind !== 'pick') picker.isFinished = true
  else if (picker.resolve(referencesOf(answer)) !== null) picker.take(referencesOf(answer))
  else takeFirst(context, picker, answer)
  return true
}

/** The first of several objects that other engines let choose at once and this one, one question after the other. */
function firstOf(picker: ObjectPicker, { objects }: PickAnswer): TargetReference | null {
  if (objects === undefined || objects.length < 2 || picker.chosen.length > 0 || picker.decision.max > 1) return null
  return objects.find((reference) => picker.resolve([reference]) !== null) ?? null
}

function takeFirst({ prepared }: AnswerContext, picker: ObjectPicker, answer: PickAnswer): void {
  const first = firstOf(picker, answer)
  if (first === null) return
  picker.take([first])
  const objects = (answer.objects ?? []).filter((reference) => reference !== first)
  prepared.giveBack(seatOf(picker.decision), { ...answer, objects })
}

function fromTargets(context: AnswerContext, picker: ObjectPicker): boolean {
  const seat = seatOf(picker.decision)
  const maySkip = picker.chosen.length >= picker.decision.min
  const answer = context.prepared.takeTarget(seat, (item: TargetAnswer) =>
    item.kind === 'skip' ? maySkip : picker.resolve(item.targets) !== null,
  )
  if (!answer) return false
  if (answer.kind === 'skip') picker.isFinished = true
  else {
    picker.take(answer.targets)
    if (answer.amount !== undefined) context.shares = [...(context.shares ?? []), answer.amount]
  }
  return true
}

/** Whether the entry itself names the targets. Divided damage takes its targets from the prepared answers instead. */
function isNamedByEntry({ action, prepared }: AnswerContext, decision: ObjectsDecision): boolean {
  if (!action || action.isDone || action.targets === null || action.seat !== seatOf(decision)) return false
  if (decision.purpose !== 'target') return false
  const front = prepared.frontTarget(action.seat)
  return !(front?.kind === 'target' && front.amount !== undefined && front.after <= action.position + 1)
}

/** CR 601.2c: the engine chooses without asking where nothing else is legal; the entry may name those targets too. */
function dropUnaskedNames({ action, chosenTargets, table }: AnswerContext, decision: ObjectsDecision): void {
  const names = action?.targets ?? []
  const asked = chosenTargets.get(decision.source) ?? []
  for (const entity of Object.values(decision.about?.context.bindings ?? {}).flat()) {
    if (typeof entity !== 'number' || asked.includes(entity)) continue
    const at = names.findIndex((name) => matchingEntities(table, name, [entity]).length > 0)
    if (at >= 0) names.splice(at, 1)
  }
}

/** The first names of the entry fill the first "target" of the text, the next ones the next. */
function fromEntry(context: AnswerContext, picker: ObjectPicker): void {
  const { action, prepared } = context
  if (!action?.targets) return
  dropUnaskedNames(context, picker.decision)
  const { targets, position, seat } = action
  for (let [reference] = targets; reference && !picker.isFull; [reference] = targets) {
    if (picker.resolve([reference]) === null) {
      if (picker.chosen.length >= picker.decision.min) return
      // The engine chose the only legal target without asking, and the prepared answers name the next one.
      const front = prepared.frontTarget(seat)
      if (front?.kind === 'target' && picker.resolve(front.targets) !== null) {
        targets.shift()
        return
      }
      throw new ScriptFailure(
        'illegalAction',
        `${targetText(reference)} is not a legal target (${picker.decision.text})`,
        position,
      )
    }
    picker.take([reference])
    targets.shift()
  }
}

function fromQueues(context: AnswerContext, picker: ObjectPicker): void {
  const [first, second] = ANSWERED_BY_TARGETS.has(picker.decision.purpose)
    ? [fromTargets, fromChoices]
    : [fromChoices, fromTargets]
  while (!picker.isFull) if (!first(context, picker) && !second(context, picker)) return
}

export function answerObjects(context: AnswerContext, decision: ObjectsDecision): readonly EntityId[] {
  const picker = new ObjectPicker(context, decision)
  if (decision.purpose === 'target') context.shares = null
  if (isNamedByEntry(context, decision)) fromEntry(context, picker)
  if (picker.chosen.length === 0 || picker.chosen.length < decision.min) fromQueues(context, picker)
  const { chosen, isFinished } = picker
  if (chosen.length >= decision.min && (isFinished || chosen.length > 0)) return requireLegal(context, decision, chosen)
  if (context.isStrict) {
    if (decision.min > chosen.length)
      failUnanswered(context, decision, decision.purpose === 'target' ? 'illegalTarget' : 'illegalChoice')
    return chosen
  }
  return defaultObjects(context.table.game, decision, chosen)
}

function requireLegal(context: AnswerContext, decision: ObjectsDecision, chosen: EntityId[]): readonly EntityId[] {
  const reason = decision.check?.(chosen) ?? null
  if (reason !== null)
    throw new ScriptFailure('illegalTarget', reason, context.action?.isDone === false ? context.action.position : null)
  return chosen
}
