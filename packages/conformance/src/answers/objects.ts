import type { EntityId, ObjectsDecision, Purpose } from '@spellwright/engine'
import { ScriptFailure } from '../format/problem.ts'
import type { ChoiceAnswer, PickAnswer, TargetAnswer, TargetReference } from '../format/scenario.ts'
import { fittingEntities, targetText } from '../table/reference.ts'
import { defaultObjects } from './defaults.ts'
import { type Play, seatOf, unanswered } from './play.ts'

/** Targets and searches take from the targets first, everything else from the choices. */
const FROM_TARGETS: ReadonlySet<Purpose> = new Set<Purpose>(['target', 'newTargets', 'chooseFound'])

/** Choosing objects or players one answer after the other. */
class Picking {
  readonly chosen: EntityId[] = []
  /** An answer said that these are all. */
  finished = false
  private readonly play: Play
  readonly decision: ObjectsDecision

  constructor(play: Play, decision: ObjectsDecision) {
    this.play = play
    this.decision = decision
  }

  get isFull(): boolean {
    return this.finished || this.chosen.length >= this.decision.max
  }

  /** The entities these references mean, each another one; null if one means nothing that may be chosen. */
  resolve(references: readonly TargetReference[]): EntityId[] | null {
    const found: EntityId[] = []
    for (const reference of references) {
      const free = this.decision.candidates.filter((entity) => !this.chosen.includes(entity) && !found.includes(entity))
      const [entity] = fittingEntities(this.play.table, reference, free)
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

function fromChoices({ book }: Play, picking: Picking): boolean {
  const seat = seatOf(picking.decision)
  const maySkip = picking.chosen.length >= picking.decision.min
  const fits = (item: ChoiceAnswer): boolean => {
    if (item.kind === 'skip') return maySkip && book.left(seat).choices[0] === item
    return item.kind === 'pick' && picking.resolve(referencesOf(item)) !== null
  }
  // Permanents with one name are told apart by more than the name; an answer with the name alone was for something else.
  const tellsApart = (item: ChoiceAnswer): boolean => item.kind === 'pick' && item.objects !== undefined && fits(item)
  const isLegendRule = picking.decision.purpose === 'legendRule'
  const answer = (isLegendRule ? book.takeChoice(seat, tellsApart) : null) ?? book.takeChoice(seat, fits)
  if (!answer) return false
  if (answer.kind === 'pick') picking.take(referencesOf(answer))
  else picking.finished = true
  return true
}

function fromTargets(play: Play, picking: Picking): boolean {
  const seat = seatOf(picking.decision)
  const maySkip = picking.chosen.length >= picking.decision.min
  const answer = play.book.takeTarget(seat, (item: TargetAnswer) =>
    item.kind === 'skip' ? maySkip : picking.resolve(item.targets) !== null,
  )
  if (!answer) return false
  if (answer.kind === 'skip') picking.finished = true
  else {
    picking.take(answer.targets)
    if (answer.amount !== undefined) play.shares = [...(play.shares ?? []), answer.amount]
  }
  return true
}

/** Is this one of the targets the entry itself names? A division takes its targets from the answers. */
function isNamedByEntry({ action, book }: Play, decision: ObjectsDecision): boolean {
  if (!action || action.done || action.targets === null || action.seat !== seatOf(decision)) return false
  if (decision.purpose !== 'target') return false
  const front = book.frontTarget(action.seat)
  return !(front?.kind === 'target' && front.amount !== undefined && front.after <= action.position + 1)
}

/** The first names fill the first target word until it is full, the next ones the next word. */
function fromEntry({ action, book }: Play, picking: Picking): void {
  const { targets, position, seat } = action!
  while (targets!.length > 0 && !picking.isFull) {
    const [reference] = targets!
    if (picking.resolve([reference!]) === null) {
      if (picking.chosen.length >= picking.decision.min) return
      // The only target possible was taken without a question, and the next one is among the answers.
      const front = book.frontTarget(seat)
      if (front?.kind === 'target' && picking.resolve(front.targets) !== null) {
        targets!.shift()
        return
      }
      throw new ScriptFailure(
        'illegalAction',
        `${targetText(reference!)} is not a legal target (${picking.decision.text})`,
        position,
      )
    }
    picking.take([reference!])
    targets!.shift()
  }
}

function fromQueues(play: Play, picking: Picking): void {
  const [first, second] = FROM_TARGETS.has(picking.decision.purpose)
    ? [fromTargets, fromChoices]
    : [fromChoices, fromTargets]
  while (!picking.isFull) if (!first(play, picking) && !second(play, picking)) return
}

export function answerObjects(play: Play, decision: ObjectsDecision): readonly EntityId[] {
  const picking = new Picking(play, decision)
  if (decision.purpose === 'target') play.shares = null
  if (isNamedByEntry(play, decision)) fromEntry(play, picking)
  if (picking.chosen.length === 0 || picking.chosen.length < decision.min) fromQueues(play, picking)
  const { chosen, finished } = picking
  if (chosen.length >= decision.min && (finished || chosen.length > 0)) return checked(play, decision, chosen)
  if (play.strict) {
    if (decision.min > chosen.length)
      unanswered(play, decision, decision.purpose === 'target' ? 'illegalTarget' : 'illegalChoice')
    return chosen
  }
  return defaultObjects(play.table.game, decision, chosen)
}

function checked(play: Play, decision: ObjectsDecision, chosen: EntityId[]): readonly EntityId[] {
  const reason = decision.check?.(chosen) ?? null
  if (reason !== null)
    throw new ScriptFailure('illegalTarget', reason, play.action?.done === false ? play.action.position : null)
  return chosen
}
