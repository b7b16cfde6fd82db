import type { Step } from '@spellwright/dsl'
import type { ScriptEntry, Seat } from '../format/scenario.ts'

/** One entry of a script on one player's list. */
export interface Task {
  readonly entry: ScriptEntry
  /** Its position in the script. */
  readonly position: number
}

/** What both players still have to do, each in order. */
export class Tasks {
  private readonly lists: Record<Seat, Task[]>

  constructor(script: readonly ScriptEntry[]) {
    const tasks = script.map((entry, position) => ({ entry, position }))
    const of = (seat: Seat): Task[] => tasks.filter(({ entry: { player } }) => player === seat || player === 'both')
    this.lists = { A: of('A'), B: of('B') }
  }

  now(seat: Seat, turn: number, step: Step): readonly Task[] {
    return this.lists[seat].filter(({ entry }) => entry.turn === turn && entry.step === step)
  }

  /** Declarations are made from the entries of the turn. */
  ofTurn<K extends ScriptEntry['kind']>(seat: Seat, turn: number, kind: K) {
    type Entry = Extract<ScriptEntry, { kind: K }>
    return this.lists[seat].flatMap((task) =>
      task.entry.turn === turn && task.entry.kind === kind ? [{ ...task, entry: task.entry as Entry, task }] : [],
    )
  }

  finish(seat: Seat, task: Task): void {
    this.lists[seat] = this.lists[seat].filter((other) => other !== task)
  }

  left(seat: Seat): readonly Task[] {
    return this.lists[seat]
  }
}
