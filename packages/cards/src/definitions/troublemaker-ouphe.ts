import { card, enters, exile, keyword, target, the, triggered } from '@spellwright/dsl'

export const troublemakerOuphe = card({
  name: 'Troublemaker Ouphe',
  cost: '{1}{G}',
  type: 'Creature — Ouphe',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('bargain'),
    triggered({
      on: enters('self'),
      condition: { kind: 'paid', cost: 'bargain' },
      targets: { victim: target({ type: ['artifact', 'enchantment'], controller: 'opponent' }) },
      effects: [exile(the('victim'))],
    }),
  ],
})
