import { type Ability, type Modification, type Quantity, triggered } from '@spellwright/dsl'

/** CR 702.56a, 702.78a, 702.153a: copies of a spell whose additional cost was paid. */
export const copiedIfPaid = (name: string, count: Quantity, except?: readonly Modification[]): Ability =>
  triggered({
    on: { kind: 'cast', player: 'you', spell: 'self' },
    condition: { kind: 'paid', cost: name },
    effects: [
      { kind: 'copySpell', what: 'self', count, newTargets: 'may', ...(except === undefined ? {} : { except }) },
    ],
  })
