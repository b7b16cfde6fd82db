import { type Ability, keywordName } from '@spellwright/dsl'
import { capitalise } from './words/english.ts'
import { KEYWORD_EXPLANATIONS } from './words/keyword-explanations.ts'

/** A keyword and what it means. */
export interface KeywordExplanation {
  readonly keyword: string
  readonly text: string
}

/** The names of keywords that are not written as in the data. */
const LABELS: Readonly<Record<string, string>> = {
  cumulativeUpkeep: 'Cumulative upkeep',
  hexproofFrom: 'Hexproof from',
  partnerWith: 'Partner with',
  webSlinging: 'Web-slinging',
}

const labelOf = (name: string): string => LABELS[name] ?? capitalise(name)

/** What the keywords among these abilities mean, each once. */
export function explainKeywords(abilities: readonly Ability[]): KeywordExplanation[] {
  const names = new Set(
    abilities.flatMap((ability) => (ability.kind === 'keyword' ? [keywordName(ability.keyword)] : [])),
  )
  return [...names].map((name) => ({ keyword: labelOf(name), text: KEYWORD_EXPLANATIONS[name] }))
}
