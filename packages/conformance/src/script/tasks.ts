import type { Step } from '@spellwright/dsl'
import type { ScriptEntry, Seat } from '../format/scenario.ts'

/** One entry of a script that a player has to execute. */
export interface Task {
  readonly entry: ScriptEntry
  /** Its position in the script. */
  readonly position: number
}

type EntryOf<K extends ScriptEntry['kind']> = Extract<ScriptEntry, { kind: K }>

/** A task with an entry of one kind. */
export interface TaskOf<K extends ScriptEntry['kind']> extends Task {
  readonly entry: EntryOf<K>
  readonly task: Task
}

/** The entries that both players still have to execute, in order. */
export class Tasks {
  private readonly lists: Record<Seat, Task[]>

  constructor(script: readonly ScriptEntry[]) {
    const tasks = script.map((entry, position) => ({ entry, position }))
    const of = (seat: Seat): Task[] => tasks.filter(({ entry: { player } }) => player === seat || player === 'both')
    this.lists = { A: of('A'), B: of('B') }
  }

  tasksIn(seat: Seat, turn: number, step: Step): readonly Task[] {
    return this.lists[seat].filter(({ entry }) => entry.turn === turn && entry.step === step)
  }

  /** Attackers and blockers are declared from all entries of the turn. */
  tasksOfTurn<K extends ScriptEntry['kind']>(seat: Seat, turn: number, kind: K): TaskOf<K>[] {
    return this.lists[seat].flatMap((task) =>
      task.entry.turn === turn && task.entry.kind === kind ? [{ ...task, entry: task.entry as EntryOf<K>, task }] : [],
    )
  }

  finish(seat: Seat, task: Task): void {
    this.lists[seat] = this.lists[seat].filter((other) => other !== task)
  }

  remaining(seat: Seat): readonly Task[] {
    return this.lists[seat]
  }
}
