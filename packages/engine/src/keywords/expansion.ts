import type { Ability, Keyword } from '@spellwright/dsl'

export type KeywordData = Extract<Keyword, { kind: string }>

/** The ordinary abilities a keyword with a parameter stands for. */
export type Expansion<K extends KeywordData['kind']> = (
  keyword: Extract<KeywordData, { kind: K }>,
) => readonly Ability[]

export type Expansions<K extends KeywordData['kind']> = { [P in K]: Expansion<P> }
