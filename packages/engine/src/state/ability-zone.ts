import { type Keyword, type KeywordKind, keywordName, type StaticAbility } from '@spellwright/dsl'
import { memoized } from './memoized.ts'

/** Keywords that matter only while their card is cast or on the stack. */
const CASTING_KEYWORDS: ReadonlySet<KeywordKind> = new Set<KeywordKind>([
  'affinity',
  'cascade',
  'casualty',
  'conspire',
  'convoke',
  'delve',
  'flash',
  'improvise',
  'replicate',
  'storm',
])

const isForCasting = (keyword: Keyword): boolean => CASTING_KEYWORDS.has(keywordName(keyword))

/** "This spell has flash as long as …": it says how its own card can be cast. */
const isAboutCasting = ({ affects = 'self', apply = [] }: StaticAbility): boolean =>
  affects === 'self' &&
  apply.length > 0 &&
  apply.every((modification) => modification.kind === 'gainKeyword' && isForCasting(modification.keyword))

/** CR 113.6: where a static ability functions; undefined where its data and its effect say nothing else than usual. */
export const zoneOfStatic = memoized((ability: StaticAbility): { readonly zone: StaticAbility['zone'] } => ({
  zone: ability.zone ?? (isAboutCasting(ability) ? 'everywhere' : undefined),
}))
