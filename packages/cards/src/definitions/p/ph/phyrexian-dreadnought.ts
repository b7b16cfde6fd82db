import { card, enters, keyword, sacrificeIt, triggered, unless } from '@spellwright/dsl'

export const phyrexianDreadnought = card({
  name: 'Phyrexian Dreadnought',
  cost: '{1}',
  type: 'Artifact Creature — Phyrexian Dreadnought',
  power: 12,
  toughness: 12,
  abilities: [
    keyword('trample'),
    triggered({
      on: enters('self'),
      effects: [
        unless('you', [{ kind: 'sacrifice', what: { type: 'creature' }, totalPower: 12 }], sacrificeIt('self')),
      ],
    }),
  ],
})
