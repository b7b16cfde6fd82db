import { type DecisionOf, putCounters } from '@spellwright/engine'
import { answerAttack, answerBlock } from '../answers/combat.ts'
import { seatOf } from '../answers/play.ts'
import { checkFact, factText } from '../facts/check-fact.ts'
import { ScriptFailure } from '../format/problem.ts'
import type { EntryOf, Seat } from '../format/scenario.ts'
import { fitting } from '../table/reference.ts'
import { permanents } from '../table/table.ts'
import { conditionHolds } from './conditions.ts'
import { entryText } from './entry-text.ts'
import type { Playthrough } from './playthrough.ts'
import type { Task, Tasks } from './tasks.ts'

/** More questions than any scenario asks: something goes in circles. */
const MOST_DECISIONS = 20_000

/** Play until the segment ends, the game is over, or the script fails. */
export function takeTurns(play: Playthrough, tasks: Tasks): void {
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const { decision } = play.game
    if (!decision) return
    if (decision.shape === 'act') {
      play.attacking = false
      withPriority(play, tasks, decision)
    } else if (decision.shape === 'attack') declareAttack(play, tasks, decision)
    else if (decision.shape === 'block') declareBlock(play, tasks, decision)
    else play.answer(decision)
  }
  throw new ScriptFailure('illegalAction', `The game did not end after ${MOST_DECISIONS} decisions.`)
}

/** What an entry makes of the player's priority: it is used, passed, or still there for the next entry. */
type Outcome = 'acted' | 'pass' | 'goOn'

function withPriority(play: Playthrough, tasks: Tasks, decision: DecisionOf<'act'>): void {
  const seat = seatOf(decision)
  const { turn, step } = play.now
  for (const task of tasks.now(seat, turn, step)) {
    const outcome = attend(play, tasks, task, seat)
    if (outcome === 'acted') return
    if (outcome === 'pass') break
  }
  play.submit(decision, { kind: 'pass' })
}

function attend(play: Playthrough, tasks: Tasks, task: Task, seat: Seat): Outcome {
  const { entry } = task
  const begin = (): void => {
    tasks.finish(seat, task)
    play.book.progress = Math.max(play.book.progress, task.position + 1)
    play.note(`> ${seat}: ${entryText(entry)}`)
  }
  switch (entry.kind) {
    case 'check':
      begin()
      check(play, task, entry)
      return 'goOn'
    case 'addCounters':
      begin()
      addCounters(play, task, entry)
      return 'goOn'
    case 'waitStackResolved':
      if (play.game.state.stack.length > 0) {
        if (entry.one) begin()
        return 'pass'
      }
      begin()
      return 'goOn'
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
      return 'goOn'
  }
}

function check(play: Playthrough, { position }: Task, { check: fact }: EntryOf<'check'>): void {
  const { holds, found } = checkFact(play.table, fact)
  if (!holds) throw new ScriptFailure('check', `Check "${factText(fact)}" does not hold: ${found}.`, position, fact)
}

/** Out of nowhere, but counters put are counters put: effects that care apply. */
function addCounters(play: Playthrough, { position }: Task, entry: EntryOf<'addCounters'>): void {
  const [id] = fitting(play.table, entry, permanents(play.table))
  if (id === undefined) throw new ScriptFailure('illegalAction', `"${entryText(entry)}": no such permanent.`, position)
  play.applyRules(() => putCounters(play.game, id, entry.counter, entry.count))
}

function declareAttack(play: Playthrough, tasks: Tasks, decision: DecisionOf<'attack'>): void {
  const seat = seatOf(decision)
  const entries = tasks.ofTurn(seat, play.now.turn, 'attack').map(({ entry, task }) => ({
    entry,
    use: () => use(play, tasks, task, seat),
  }))
  for (const { task } of tasks.ofTurn(seat, play.now.turn, 'attackNone')) use(play, tasks, task, seat)
  const answer = answerAttack(play.table, decision, entries)
  play.attacking = true
  play.submit(decision, answer)
}

function declareBlock(play: Playthrough, tasks: Tasks, decision: DecisionOf<'block'>): void {
  const seat = seatOf(decision)
  const entries = tasks.ofTurn(seat, play.now.turn, 'block').map(({ entry, task }) => ({
    entry,
    use: () => use(play, tasks, task, seat),
  }))
  for (const { task } of tasks.ofTurn(seat, play.now.turn, 'blockNone')) use(play, tasks, task, seat)
  play.submit(decision, answerBlock(play.table, decision, entries))
}

function use(play: Playthrough, tasks: Tasks, task: Task, seat: Seat): void {
  tasks.finish(seat, task)
  play.book.progress = Math.max(play.book.progress, task.position + 1)
  play.note(`> ${seat}: ${entryText(task.entry)}`)
}
