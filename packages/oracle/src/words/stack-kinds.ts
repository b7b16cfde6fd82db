import type { Filter } from '@spellwright/dsl'
import { wordTableOf } from './word-table.ts'

/** What is on the stack. */
export const STACK_KIND = wordTableOf<NonNullable<Filter['stackKind']>>({
  spell: 'spell',
  ability: 'activated or triggered ability',
  loyaltyAbility: 'loyalty ability of a planeswalker',
  activatedAbility: 'activated ability',
  triggeredAbility: 'triggered ability',
  any: 'spell or ability',
})
