import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import type { ObjectId } from '../state/ids.ts'
import { updateObject } from '../state/update.ts'

export function setMark(game: Game, id: ObjectId, mark: string, value: number): void {
  updateObject(game, id, { marks: { ...mustGet(game, id).marks, [mark]: value } })
}

export function removeMarks(game: Game, id: ObjectId, ...removed: readonly string[]): void {
  const { marks } = mustGet(game, id)
  if (marks === null || !removed.some((mark) => marks[mark] !== undefined)) return
  const left = Object.entries(marks).filter(([mark]) => !removed.includes(mark))
  updateObject(game, id, { marks: left.length === 0 ? null : Object.fromEntries(left) })
}
