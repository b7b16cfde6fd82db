import { card, rule } from '@spellwright/dsl'

export const bowerPassage = card({
  name: 'Bower Passage',
  cost: '{1}{G}',
  type: 'Enchantment',
  abilities: [
    rule({
      kind: 'cantBlock',
      what: { type: 'creature', keyword: 'flying' },
      attackers: { type: 'creature', controller: 'you' },
    }),
  ],
})
