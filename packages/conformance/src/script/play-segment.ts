import { type DecisionOf, putCounters } from '@spellwright/engine'
import { seatOf } from '../answers/answer-context.ts'
import { answerAttack, answerBlock } from '../answers/combat.ts'
import { checkFact, factText } from '../facts/check-fact.ts'
import { ScriptFailure } from '../format/errors.ts'
import type { EntryOf, Seat } from '../format/scenario.ts'
import { matchingObjects } from '../table/reference.ts'
import { permanents } from '../table/table.ts'
import { conditionHolds } from './conditions.ts'
import { entryText } from './entry-text.ts'
import type { Playthrough } from './playthrough.ts'
import type { Task, Tasks } from './tasks.ts'

/** No scenario needs this many decisions, so more of them mean an endless loop. */
const MAX_DECISIONS = 20_000

/** Plays until the segment ends, the game is over, or the script fails. */
export function playSegment(play: Playthrough, tasks: Tasks): void {
  for (let decisions = 0; decisions < MAX_DECISIONS; decisions++) {
    const { decision } = play.game
    if (!decision) return
    if (decision.shape === 'act') {
      play.isPayingForAttack = false
      actWithPriority(play, tasks, decision)
    } else if (decision.shape === 'attack') declareAttack(play, tasks, decision)
    else if (decision.shape === 'block') declareBlock(play, tasks, decision)
    else play.answer(decision)
  }
  throw new ScriptFailure('illegalAction', `The game did not end after ${MAX_DECISIONS} decisions.`)
}

/** What an entry does with priority: uses it, passes, or leaves it to the next entry. */
type Outcome = 'acted' | 'pass' | 'continue'

function actWithPriority(play: Playthrough, tasks: Tasks, decision: DecisionOf<'act'>): void {
  const seat = seatOf(decision)
  const { turn, step } = play.now
  for (const task of tasks.tasksIn(seat, turn, step)) {
    const outcome = runTask(play, tasks, task, seat)
    if (outcome === 'acted') return
    if (outcome === 'pass') break
  }
  play.submit(decision, { kind: 'pass' })
}

function runTask(play: Playthrough, tasks: Tasks, task: Task, seat: Seat): Outcome {
  const { entry } = task
  const begin = (): void => finishTask(play, tasks, task, seat)
  switch (entry.kind) {
    case 'check':
      begin()
      check(play, task, entry)
      return 'continue'
    case 'addCounters':
      begin()
      addCounters(play, task, entry)
      return 'continue'
    case 'waitStackResolved':
      if (play.game.state.stack.length > 0) {
        if (entry.one) begin()
        return 'pass'
      }
      begin()
      return 'continue'
    case 'concede':
      begin()
      play.game.concede(seat === 'A' ? 0 : 1)
      return 'acted'
    case 'castSpell':
    case 'activateAbility':
    case 'activateManaAbility':
    case 'playLand':
      if ('while' in entry && entry.while && !conditionHolds(play.table, seat, entry.while)) return 'pass'
      begin()
      play.perform(task, entry, seat)
      return 'acted'
    default:
      // Attacks and blocks are declared when their step begins.
      return 'continue'
  }
}

function check(play: Playthrough, { position }: Task, { check: fact }: EntryOf<'check'>): void {
  const { holds, found } = checkFact(play.table, fact)
  if (!holds) throw new ScriptFailure('check', `Check "${factText(fact)}" does not hold: ${found}.`, position, fact)
}

/** Puts counters on a permanent without a spell or ability; replacement effects and triggers apply as usual. */
function addCounters(play: Playthrough, { position }: Task, entry: EntryOf<'addCounters'>): void {
  const [id] = matchingObjects(play.table, entry, permanents(play.table))
  if (id === undefined) throw new ScriptFailure('illegalAction', `"${entryText(entry)}": no such permanent.`, position)
  play.applyRules(() => putCounters(play.game, id, entry.counter, entry.count))
}

function declareAttack(play: Playthrough, tasks: Tasks, decision: DecisionOf<'attack'>): void {
  const seat = seatOf(decision)
  const entries = tasks.tasksOfTurn(seat, play.now.turn, 'attack').map(({ entry, task }) => ({
    entry,
    markUsed: () => finishTask(play, tasks, task, seat),
  }))
  for (const { task } of tasks.tasksOfTurn(seat, play.now.turn, 'attackNone')) finishTask(play, tasks, task, seat)
  const answer = answerAttack(play.table, decision, entries)
  play.isPayingForAttack = true
  play.submit(decision, answer)
}

function declareBlock(play: Playthrough, tasks: Tasks, decision: DecisionOf<'block'>): void {
  const seat = seatOf(decision)
  const entries = tasks.tasksOfTurn(seat, play.now.turn, 'block').map(({ entry, task }) => ({
    entry,
    markUsed: () => finishTask(play, tasks, task, seat),
  }))
  for (const { task } of tasks.tasksOfTurn(seat, play.now.turn, 'blockNone')) finishTask(play, tasks, task, seat)
  play.submit(decision, answerBlock(play.table, decision, entries))
}

function finishTask(play: Playthrough, tasks: Tasks, task: Task, seat: Seat): void {
  tasks.finish(seat, task)
  play.prepared.progress = Math.max(play.prepared.progress, task.position + 1)
  play.note(`> ${seat}: ${entryText(task.entry)}`)
}
