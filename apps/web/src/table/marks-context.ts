import { createContext, useContext } from 'react'
import type { EntityId } from 'spellwright/play'
import type { Mark, Marks } from '../prompts/prompt.ts'

/** How the open question highlights the cards and players on the table. */
export interface TableMarks {
  readonly marks: Marks
  readonly dims: boolean
}

export const NO_MARKS: TableMarks = { marks: new Map(), dims: false }
export const MarksContext = createContext<TableMarks>(NO_MARKS)

export const useMark = (entity: EntityId): Mark | null => useContext(MarksContext).marks.get(entity) ?? null
export const useDims = (): boolean => useContext(MarksContext).dims
