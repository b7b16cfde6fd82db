import { activated, card, manaValueOf, matches, putCounters, sacrificeIt, the, triggered } from '@spellwright/dsl'

export const phyrexianDevourer = card({
  name: 'Phyrexian Devourer',
  cost: '{6}',
  type: 'Artifact Creature — Phyrexian Construct',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: { kind: 'state', condition: matches('self', { power: { atLeast: 7 } }) },
      effects: [sacrificeIt('self')],
    }),
    activated({
      cost: [{ kind: 'exile', what: { zone: 'library' }, count: 1, top: 'top', as: 'exiled' }],
      effects: [putCounters('+1/+1', manaValueOf(the('exiled')), 'self')],
    }),
  ],
})
