import { card, destroy, keyword, keywords, mana, target, the, triggered } from '@spellwright/dsl'

export const gemrazer = card({
  name: 'Gemrazer',
  cost: '{3}{G}',
  type: 'Creature — Beast',
  power: 4,
  toughness: 4,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{1}{G}{G}')] }),
    ...keywords('reach', 'trample'),
    triggered({
      on: { kind: 'mutated', object: 'self' },
      targets: { victim: target({ type: ['artifact', 'enchantment'], controller: 'opponent' }) },
      effects: [destroy(the('victim'))],
    }),
  ],
})
