import type { Step } from '@spellwright/dsl'
import type { ScriptEntry, Seat } from '../format/scenario.ts'

/** One entry of a script on one player's list. */
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
  ofTurn<K extends ScriptEntry['kind']>(seat: Seat, turn: number, kind: K): TaskOf<K>[] {
    return this.lists[seat].flatMap((task) =>
      task.entry.turn === turn && task.entry.kind === kind ? [{ ...task, entry: task.entry as EntryOf<K>, task }] : [],
    )
  }

  finish(seat: Seat, task: Task): void {
    this.lists[seat] = this.lists[seat].filter((other) => other !== task)
  }

  left(seat: Seat): readonly Task[] {
    return this.lists[seat]
  }
}
